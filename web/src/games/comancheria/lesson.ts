import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'culture-bought', point: '.map' },
    { event: 'camp-acts', point: '.camp' },
    { event: 'moved', point: '.map' },
    { event: 'raids', point: '.cup, .map' },
    { event: 'executes', point: '[aria-label] .grid, .map' },
    { event: 'column-formed', point: '.map' },
    { event: 'headman-may', point: '.camp' },
    { event: 'generation-over', point: '.figure, .figures' },
  ],
} satisfies Lesson;

import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'culture-bought', point: '.map' },
    { event: 'turn', until: ['operation-begins'], wanted: 'camp-acts' },
    { event: 'moved', point: '.map' },
    { event: 'raids', point: '.cup, .map' },
    { event: 'activates', nth: 1, until: ['finished'], wanted: 'hunted' },
    { event: 'successes', nth: 1, until: ['finished'], wanted: 'raids' },
    { event: 'executes', point: '[aria-label] .grid, .map' },
    { event: 'column-formed', point: '.map' },
    { event: 'camp-attacked', until: ['military-now'] },
    { event: 'headman-may', point: '.camp' },
    { event: 'generation-over', point: '.figure, .figures' },
  ],
} satisfies Lesson;

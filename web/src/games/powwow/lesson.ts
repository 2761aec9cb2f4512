import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'starts', point: '.hand [data-card]' },
    { event: 'last-die', point: '.draft, .seat' },
    { event: 'pushed', point: '.bd, .wz' },
    { event: 'pushed-dark', point: '.bd, .wz' },
    { event: 'took-stone', point: '.quarry, .q' },
    { event: 'gave', point: '.seat' },
    { event: 'stones-return', point: '.bd, .wz' },
    { event: 'left-track', point: '.seat' },
  ],
} satisfies Lesson;

import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'starts', point: '.hand [data-card]' },
    { event: 'last-die', point: '.draft, .seat' },
    { event: 'pushed', point: '.bd, .wz' },
    { event: 'took-stone', point: '.quarry, .q' },
    { event: 'rolled', nth: 1, until: ['pushed', 'pushed-dark'] },
    { event: 'pushed-dark', point: '.bd, .wz' },
    { event: 'must-swap', nth: 2, until: ['took'] },
    { event: 'stones-return', point: '.bd, .wz' },
    { event: 'last-die', nth: 19, until: ['pushed', 'pushed-dark'], unwanted: 'left-track' },
    { event: 'left-track', point: '.seat' },
  ],
} satisfies Lesson;

import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'drew', point: '.hand [data-card]' },
    { event: 'played', nth: 2, point: '.zt' },
    { event: 'most-takes', point: '[data-won]' },
    { event: 'tied', point: '.g.judged, .tk' },
    { event: 'beats', point: '.fan' },
    { event: 'pairs', point: '.fan' },
    { event: 'sacrificed', point: '.fan' },
    { event: 'paid', point: '.force' },
    { event: 'wins-cylinder', point: '.cy' },
  ],
} satisfies Lesson;

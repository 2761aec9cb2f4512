import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'tile-laid', nth: 2, point: '[data-ground]' },
    { event: 'tile-laid', nth: 2, until: ['drew'] },
    { event: 'played', nth: 1, point: '.zt' },
    { event: 'stands', point: '.fan' },
    { event: 'stands', nth: 1, until: ['played'], wanted: 'beats' },
    { event: 'pairs', point: '.fan' },
    { event: 'sacrificed', point: '.fan' },
    { event: 'tied', point: '.g.judged, .tk' },
    { event: 'hero-takes', until: ['most-takes'] },
    { event: 'paid', point: '.force' },
    { event: 'wins-cylinder', point: '.cy' },
    { event: 'played', nth: 57, until: ['score'] },
  ],
} satisfies Lesson;

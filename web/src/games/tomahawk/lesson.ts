import type { Lesson } from '../../learn/lesson';
import record from './lesson.prairie?raw';

export default {
  record,
  steps: [
    { event: 'turn', point: '.land, .tile' },
    { event: 'turn', until: ['revealed'] },
    { event: 'revealed', staged: 0, point: '.duel.me, .duel.them, .duel.tie, .pr' },
    { event: 'won', staged: 1, point: '.land.me, .land.them, .tt' },
    { event: 'scalped', staged: 1, point: '[data-scalps]' },
    { event: 'stays-hidden', point: '.tag.own, .tag.unk' },
    { event: 'charmed', staged: 0, point: '.eff, .slot.small svg' },
    { event: 'puma-takes', staged: 1, point: '.icon, .tile' },
    { event: 'won', nth: 6, until: ['turn'], wanted: 'saw' },
    { event: 'turn', nth: 4, until: ['score'] },
  ],
} satisfies Lesson;

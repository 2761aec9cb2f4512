import { describe, expect, it } from 'vitest';
import { dial, secondsLeft } from './clock';

describe('a clock', () => {
  it('runs by the time of the server, and stands when nobody is waited for', () => {
    expect(secondsLeft({ left: 100, since: 5000 }, 5030)).toBe(70);
    expect(secondsLeft({ left: 100, since: null }, 5030)).toBe(100);
    expect(secondsLeft({ left: 10, since: 5000 }, 5030)).toBe(0);
  });
  it('shows hours only when there are some', () => {
    expect(dial(65)).toBe('1:05');
    expect(dial(0.2)).toBe('0:01');
    expect(dial(3600 + 62)).toBe('1:01:02');
  });
});

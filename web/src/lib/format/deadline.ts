const MINUTE = 60_000;
const JUST_NOW = 10 * MINUTE;

/** How far a deadline is, in the parts that the desk shows: the time left, the time over, or neither. */
export type DeadlineDistance = { kind: 'now' } | { kind: 'left' | 'over'; days: number; hours: number; minutes: number };

/** Under ten minutes on either side is "just now"; beyond that whole minutes, rounded towards the deadline. */
export function deadlineDistance(deadline: string, now: number): DeadlineDistance {
  const left = Date.parse(deadline) - now;
  if (Math.abs(left) < JUST_NOW) return { kind: 'now' };
  const minutes = Math.floor(Math.abs(left) / MINUTE);
  return {
    kind: left > 0 ? 'left' : 'over',
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}

import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { describe, expect, test } from 'vitest';
import { refusalOfStep } from './transitions.js';

const broker = { isBroker: true, reason: null, isByHand: true };
const compiler = { isBroker: false, reason: null, isByHand: true };
const withReason = { isBroker: true, reason: 'customs sent it back', isByHand: true };

/** Every pair that is allowed at all, with what it asks for. */
const ALLOWED: Readonly<Record<string, { broker: boolean; reason: boolean }>> = {
  'received → compile': { broker: false, reason: false },
  'compile → available': { broker: false, reason: false },
  'available → accepted': { broker: true, reason: false },
  'accepted → lodged': { broker: true, reason: true },
  'compile → received': { broker: false, reason: true },
  'available → compile': { broker: false, reason: true },
  'accepted → available': { broker: true, reason: true },
  'lodged → accepted': { broker: true, reason: true },
};

const pairs = JOB_STATUSES.flatMap((from) => JOB_STATUSES.filter((to) => to !== from).map((to): [JobStatus, JobStatus] => [from, to]));

const allowed = pairs.flatMap(([from, to]) => {
  const needs = ALLOWED[`${from} → ${to}`];
  return needs ? [{ from, to, needs }] : [];
});
const forbidden = pairs.filter(([from, to]) => !(`${from} → ${to}` in ALLOWED));

describe('fault 103: each pair of job statuses', () => {
  test.each(forbidden)('%s → %s is refused whoever asks', (from, to) => {
    expect(refusalOfStep(from, to, withReason)).toBe('work-order.illegal-transition');
  });

  test.each(allowed)('$from → $to asks for what it needs', ({ from, to, needs }) => {
    expect(refusalOfStep(from, to, withReason)).toBeNull();
    expect(refusalOfStep(from, to, broker)).toBe(needs.reason ? 'work-order.reason-needed' : null);
    const compilersAnswer = needs.reason ? 'work-order.reason-needed' : null;
    expect(refusalOfStep(from, to, compiler)).toBe(needs.broker ? 'work-order.broker-needed' : compilersAnswer);
  });

  test('what customs accepted is not taken back by anybody', () => {
    expect(refusalOfStep('lodged', 'accepted', { ...withReason, isByHand: false })).toBe('work-order.illegal-transition');
  });
});

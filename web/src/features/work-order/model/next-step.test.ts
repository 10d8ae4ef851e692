import { expect, test } from 'vitest';
import { nextStep, stepBack } from './next-step.js';

test.each([
  ['received', 'compiler', { to: 'compile', waitsForBroker: false, needsReason: false }],
  ['compile', 'compiler', { to: 'available', waitsForBroker: false, needsReason: false }],
  ['available', 'compiler', { to: 'accepted', waitsForBroker: true, needsReason: false }],
  ['available', 'broker', { to: 'accepted', waitsForBroker: false, needsReason: false }],
  ['accepted', 'compiler', { to: 'lodged', waitsForBroker: true, needsReason: true }],
  ['accepted', 'broker', { to: 'lodged', waitsForBroker: false, needsReason: true }],
  ['lodged', 'broker', null],
  ['received', null, null],
] as const)('from %s a %s may go on to %j', (status, role, expected) => {
  expect(nextStep(status, role)).toEqual(expected);
});

test.each([
  ['received', false, 'broker', null],
  ['compile', false, 'compiler', 'received'],
  ['accepted', false, 'broker', 'available'],
  ['lodged', false, 'broker', null],
  ['lodged', true, 'broker', 'accepted'],
  ['lodged', true, 'compiler', null],
  ['accepted', false, null, null],
] as const)('back from %s (by hand: %s) as %s: %s', (job_status, by_hand, role, expected) => {
  expect(stepBack({ job_status, by_hand }, role)).toBe(expected);
});

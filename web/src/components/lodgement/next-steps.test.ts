import type { Lodgement, LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { expect, test } from 'vitest';
import { isDeliverable, isUnderWay, type Standing, stepsOf, whoActs } from './next-steps.js';

function lodgement(declaration_status: Lodgement['declaration_status'], more: Partial<Lodgement> = {}, phase?: LodgementMessage['phase']) {
  const messages = phase ? [{ phase }] : [];
  return { declaration_status, edi_ended: false, cargo_status: null, messages, ...more } as Lodgement;
}

const standing: Standing = { kind: 'declaration', lodgement: null, job: { job_status: 'accepted', by_hand: false }, isChanged: false };
const steps = (more: Partial<Standing>) => stepsOf({ ...standing, ...more });

// biome-ignore format: a table reads best in rows
test.each([
  ['declaration', 'received', false, []],
  ['declaration', 'available', false, ['pre-lodge']],
  ['declaration', 'accepted', false, ['pre-lodge', 'lodge']],
  ['declaration', 'lodged', false, ['pre-lodge', 'lodge']],
  ['declaration', 'lodged', true, []],
  ['cargo-report', 'compile', false, []],
  ['cargo-report', 'available', false, ['lodge']],
  ['cargo-report', 'accepted', false, ['lodge']],
] as const)('before anything is signed the job decides: a %s of a job that is %s, by hand: %s', (kind, job_status, by_hand, expected) => {
  expect(steps({ kind, job: { job_status, by_hand } })).toEqual(expected);
});

test('nothing is offered while a message is under way, or after EDI has ended', () => {
  const sent = lodgement('not_lodged', {}, 'unknown');
  expect([isUnderWay(sent), steps({ lodgement: sent, isChanged: true }), whoActs(sent)]).toEqual([true, [], 'customs']);
  expect(steps({ lodgement: lodgement('lodged', { edi_ended: true }), isChanged: true })).toEqual([]);
});

test('what is lodged is amended only once something changed', () => {
  expect(steps({ lodgement: lodgement('lodged'), isChanged: false })).toEqual(['withdraw', 'edited-outside']);
  expect(steps({ lodgement: lodgement('lodged'), isChanged: true })).toEqual(['amend', 'withdraw', 'edited-outside']);
});

test('finalised only from the authority to deal', () => {
  expect(steps({ lodgement: lodgement('authority_to_deal'), isChanged: false })).toEqual(['finalise', 'edited-outside']);
  expect(steps({ lodgement: lodgement('finalised'), isChanged: true })).toEqual([]);
});

test('goods are deliverable with the authority to deal and a clear cargo', () => {
  expect(isDeliverable(lodgement('authority_to_deal', { cargo_status: 'CLEAR' }))).toBe(true);
  expect(isDeliverable(lodgement('authority_to_deal', { cargo_status: 'HELD' }))).toBe(false);
  expect(isDeliverable(lodgement('clear', { cargo_status: 'CLEAR' }))).toBe(false);
});

test('a refused message is the broker’s to mend', () => {
  expect(whoActs(lodgement('lodged', {}, 'rejected'))).toBe('broker');
  expect(whoActs(lodgement('lodged', {}, 'accepted'))).toBe('customs');
});

test('with a cargo report nothing more is to do once the cargo is clear', () => {
  const report = { kind: 'cargo-report' } as const;
  expect(whoActs(lodgement('lodged', { ...report, cargo_status: 'HELD' }, 'accepted'))).toBe('customs');
  expect(whoActs(lodgement('lodged', { ...report, cargo_status: 'CLEAR' }, 'accepted'))).toBe('nobody');
});

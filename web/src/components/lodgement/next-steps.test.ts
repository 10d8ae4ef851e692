import type { Lodgement, LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { expect, test } from 'vitest';
import { type Standing, stepsOf } from './next-steps.js';

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
  expect(steps({ lodgement: sent, isChanged: true })).toEqual([]);
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

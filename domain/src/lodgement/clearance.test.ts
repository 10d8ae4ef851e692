import { lineStatusOf } from '@tallyport/contracts/lodgement/entry-status';
import type { Lodgement, LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { expect, test } from 'vitest';
import { blockersOf, blockersOfOne } from './clearance.js';
import { clearanceMoments } from './clearance-moments.js';
import { neverLodged } from './shown-lodgement.js';

type More = Partial<Lodgement> & { readonly phase?: LodgementMessage['phase']; readonly flags?: readonly string[] };

function lodged(kind: Lodgement['kind'], { phase = 'accepted', flags, ...more }: More): Lodgement {
  const line_status = flags?.map(lineStatusOf);
  return {
    ...neverLodged('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002', kind),
    messages: [{ phase } as LodgementMessage],
    n10_data: { entry_status: null, ics_identifier: null, last_dsa_history_info: line_status ? { parsed_data: { line_status } } : null },
    ...more,
  };
}
const declaration = (declaration_status: Lodgement['declaration_status'], more: More = {}) =>
  lodged('declaration', { declaration_status, ...more });
const report = (cargo_status: string | null, more: More = {}) =>
  lodged('cargo-report', { declaration_status: 'lodged', cargo_status, ...more });
const asked = (answer: string | null) => [{ question_id: 'Q', text: '?', answer, reason: null }];
const said = (found: ReturnType<typeof blockersOf>) =>
  found.map(({ reason, code, lines, who }) => [reason, code, ...lines, who].filter((one) => one !== '').join(' '));

// biome-ignore format: a table reads best in rows
test.each<[string, Lodgement | null, readonly string[]]>([
  ['was never signed', null, ['not-lodged broker']],
  ['is under way', declaration('not_lodged', { phase: 'unknown' }), ['under-way customs']],
  ['was refused', declaration('not_lodged', { phase: 'rejected' }), ['rejected broker']],
  ['never reached customs', declaration('not_lodged', { phase: 'failed' }), ['rejected broker']],
  ['is pre-lodged', declaration('pre_lodged', { questions: asked('Y') }), ['not-lodged broker']],
  ['is pre-lodged with an open question', declaration('pre_lodged', { questions: asked(null) }), ['questions broker']],
  ['is lodged', declaration('lodged'), ['assessment customs']],
  ['is held without a word why', declaration('held'), ['held customs']],
  ['is held by flags of two lines', declaration('held', { flags: ['YYNY', 'YYYY', 'NYNY'] }), ['outstanding asc_dec 3 customs', 'outstanding aqis_dec 1 3 biosecurity']],
  ['is held by screening', declaration('held', { flags: ['YNYN'] }), ['outstanding asc_scr 1 customs', 'outstanding aqis_scr 1 biosecurity']],
  ['is referred to biosecurity', declaration('held', { referral_codes: ['REFER AQIS'] }), ['referral REFER AQIS biosecurity']],
  ['is released on conditions', declaration('clear', { referral_codes: ['COND RELS'] }), ['referral COND RELS owner']],
  ['is held for evaluation', declaration('held', { referral_codes: ['EVA HOLD'] }), ['referral EVA HOLD customs']],
  ['is referred to biosecurity by premises and accreditation', declaration('held', { referral_codes: ['APMATCH', 'AQISACCRED'] }), ['referral APMATCH biosecurity', 'referral AQISACCRED biosecurity']],
  ['is referred by a code that nobody knows', declaration('held', { referral_codes: ['NEW CODE'] }), ['referral NEW CODE customs']],
  ['is clear and unpaid', declaration('clear', { duty_paid: false, flags: ['YYYY'] }), ['unpaid owner']],
  ['is clear and paid', declaration('clear', { duty_paid: true }), ['authority customs']],
  ['is clear, and customs says nothing of payment', declaration('clear'), ['authority customs']],
  ['was refused as an amendment', declaration('clear', { phase: 'rejected', duty_paid: true }), ['rejected broker', 'authority customs']],
  ['has the authority to deal', declaration('authority_to_deal', { referral_codes: ['EVA HOLD'] }), []],
  ['is amended after the authority to deal', declaration('authority_to_deal', { phase: 'sent' }), ['under-way customs']],
  ['is finalised', declaration('finalised'), []],
  ['is withdrawn', declaration('withdrawn'), ['withdrawn broker']],
  ['was edited outside while lodged', declaration('lodged', { edi_ended: true }), ['edited-outside broker', 'assessment customs']],
  ['was edited outside and may be dealt with', declaration('authority_to_deal', { edi_ended: true }), []],
])('of a declaration that %s', (_, lodgement, expected) => {
  expect(said(blockersOfOne(lodgement, 'declaration'))).toEqual(expected);
});

// biome-ignore format: a table reads best in rows
test.each<[string, readonly Lodgement[], readonly string[]]>([
  ['that nobody reported', [], ['not-reported broker']],
  ['whose report was not signed', [report(null, { declaration_status: 'not_lodged', messages: [] })], ['not-reported broker']],
  ['whose report is under way', [report(null, { declaration_status: 'not_lodged', phase: 'sent' })], ['under-way customs']],
  ['whose report was refused', [report(null, { declaration_status: 'not_lodged', phase: 'rejected' })], ['rejected broker']],
  ['of which customs said nothing yet', [report(null)], ['no-cargo-status customs']],
  ['that is held', [report('HELD')], ['cargo-held HELD customs']],
  ['that is conditionally clear', [report('CONDITIONAL CLEAR')], ['cargo-conditional CONDITIONAL CLEAR owner']],
  ['that is transhipped', [report('TRANSHIP')], ['cargo-transhipped TRANSHIP owner']],
  ['that was withdrawn at customs', [report('WITHDRAWN')], ['withdrawn WITHDRAWN broker']],
  ['of a status that nobody knows', [report('ODD')], ['cargo-other ODD customs']],
  ['that is clear', [report('CLEAR')], []],
  ['of two bills, one of them held', [report('CLEAR'), report('HELD')], ['cargo-held HELD customs']],
  ['whose first report was withdrawn and made anew', [report('HELD', { declaration_status: 'withdrawn' }), report('CLEAR')], []],
  ['whose only report was withdrawn', [report(null, { declaration_status: 'withdrawn' })], ['withdrawn broker']],
])('of a cargo %s', (_, reports, expected) => {
  expect(said(blockersOf(declaration('authority_to_deal'), reports))).toEqual(expected);
});

test('goods are deliverable with a clear cargo and the authority to deal, and with neither alone', () => {
  expect(blockersOf(declaration('authority_to_deal'), [report('CLEAR')])).toEqual([]);
  expect(blockersOf(declaration('clear', { duty_paid: true }), [report('CLEAR')])).toHaveLength(1);
  expect(blockersOf(declaration('authority_to_deal'), [report('HELD')])).toHaveLength(1);
  expect(blockersOf(declaration('clear'), [report(null)]).map(({ side }) => side)).toEqual(['cargo', 'declaration']);
});

test('both sides stand on one axis by the time of customs, the newest first, and what came late in its place', () => {
  const word = (message_time: string | null, recorded_at: string) =>
    ({ event: 'advice', message_time, recorded_at }) as Lodgement['words'][number];
  const signed = (signed_at: string) => ({ signed_at, phase: 'accepted' }) as LodgementMessage;
  const moments = clearanceMoments([
    lodged('cargo-report', {
      messages: [signed('2026-03-01T00:00:00.000Z')],
      words: [word('2026-03-04T00:00:00Z', '2026-03-09T00:00:00.000Z')],
    }),
    lodged('declaration', {
      messages: [signed('2026-03-02T00:00:00.000Z')],
      words: [word(null, '2026-03-03T00:00:00.000Z'), word('2026-03-05T00:00:00Z', '2026-03-05T00:00:01.000Z')],
    }),
  ]);
  expect(moments.map(({ at, side, kind, isLate }) => `${at.slice(8, 10)} ${side} ${kind}${isLate ? ' late' : ''}`)).toEqual([
    '05 declaration said',
    '04 cargo said late',
    '03 declaration said',
    '02 declaration signed',
    '01 cargo signed',
  ]);
});

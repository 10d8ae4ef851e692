import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { describe, expect, test } from 'vitest';
import type { AnyLodgementCommand } from './commands.js';
import {
  advice,
  answers,
  editedOutside,
  eventsOf,
  finalise,
  JOB,
  LODGEMENT,
  lodged,
  response,
  sent,
  sign,
  unknown,
  viewOf,
  word,
} from './testing/sample-lodgement.js';

const after = (...commands: AnyLodgementCommand[]) => viewOf(eventsOf(...commands));

describe('a lodgement', () => {
  test('shows who signed what, and how far the message is', () => {
    const [built, delivered] = sent();
    const phase = (...commands: AnyLodgementCommand[]) => after(sign('lodge'), ...commands).messages[0]?.phase;
    expect([phase(), phase(built), phase(built, unknown(1)), phase(built, unknown(1), delivered)]).toEqual([
      'requested',
      'built',
      'unknown',
      'acknowledged',
    ]);
    expect(after(sign('lodge'), built, unknown(1), delivered, word(response('accepted', 1))).messages).toMatchObject([
      {
        purpose: 'lodge',
        version: 1,
        phase: 'accepted',
        record_position: 7,
        interchange: 'b'.repeat(64),
        signed_by: { name: 'Mei Harper', licence_number: '01234' },
        unknown_attempts: 1,
        answered_at: '2026-03-14T01:01:00Z',
        amounts: [{ qualifier: '9', amount: '1.00' }],
      },
    ]);
  });

  test('shows a pre-lodgement, its questions with their answers, and then the lodging', () => {
    const asking = response('pre-lodged', 1, 1, { questions: [{ questionId: 'Q1', text: 'Any timber?' }] });
    const preLodged = [sign('pre-lodge'), ...sent(), word(asking), answers('Q1')];
    expect(after(...preLodged)).toMatchObject({
      declaration_status: 'pre_lodged',
      lodgement_state: 'pre_lodged_with_ics',
      questions: [{ question_id: 'Q1', text: 'Any timber?', answer: 'N' }],
    });
    expect(after(...preLodged, word(advice('held', 2))).lodgement_state).toBe('pre_lodged_with_ics');
    const whole = [...preLodged, sign('lodge'), ...sent(), word(response('accepted', 3, 2))];
    expect(after(...whole)).toMatchObject({ declaration_status: 'lodged', lodgement_state: 'lodged_with_ics', accepted_version: 2 });
  });

  test('shows the questions of the newest pre-lodgement, and none where that asked nothing', () => {
    const asking = word(response('pre-lodged', 1, 1, { questions: [{ questionId: 'Q1', text: 'Any timber?' }] }));
    const askingNothing = word(response('pre-lodged', 5, 2));
    const first = [sign('pre-lodge'), ...sent()];
    expect(after(...first, asking, sign('pre-lodge'), ...sent(), askingNothing).questions).toEqual([]);
    expect(after(...first, askingNothing, asking).questions).toEqual([]);
    expect(after(...first, asking, answers('Q1'), asking).questions).toMatchObject([{ question_id: 'Q1', answer: 'N' }]);
  });

  test('keeps the entry clear after the authority to deal, and when it is closed', () => {
    const clear = [...lodged, word(advice('clear', 2)), word(advice('authority_to_deal', 4))];
    for (const life of [clear, [...clear, finalise]]) {
      expect(after(...life).n10_data).toMatchObject({ entry_status: 'clear', ics_identifier: 'AEH7KY3TP' });
    }
    expect([after(...clear).declaration_status, after(...clear, finalise).declaration_status]).toEqual(['authority_to_deal', 'finalised']);
    expect(shownFlags(after(...clear).n10_data.last_dsa_history_info?.parsed_data.line_status ?? [])).toBe('YYYY');
  });

  test('says what an accepted amendment makes due, or gives back', () => {
    const amount = (amounts: string) => ({ amounts: [{ qualifier: '9', amount: amounts, currency: 'AUD' }] });
    const amended = (from: string, to: string) => [
      sign('lodge'),
      ...sent(),
      word(response('accepted', 1, 1, amount(from))),
      sign('amend', { values: 'e' }),
      ...sent(),
      word(response('accepted', 2, 2, amount(to))),
    ];
    expect(after(...amended('100.00', '130.10')).difference).toEqual([{ qualifier: '9', amount: '30.10', currency: 'AUD' }]);
    expect(after(...amended('100.00', '80')).difference).toEqual([{ qualifier: '9', amount: '-20.00', currency: 'AUD' }]);
    expect(after(...lodged).difference).toEqual([]);
  });

  test('names what is wrong by line and field, until the next message is signed', () => {
    const refused = after(sign('lodge'), ...sent(), word(response('rejected', 1)));
    expect(refused.messages[0]).toMatchObject({ phase: 'rejected', errors: [{ code: 'IMD0001', field: 'loading_port' }] });
    expect(refused).toMatchObject({ declaration_status: 'not_lodged', accepted_version: null });
  });

  test('keeps its status when it was edited outside, and follows what customs says then', () => {
    expect(after(...lodged, editedOutside, word(advice('held', 2)))).toMatchObject({ edi_ended: true, declaration_status: 'held' });
  });

  test('has every word of customs with its original, in the order in which they came', () => {
    const { words } = after(...lodged, word(advice('clear', 3)), word(advice('finalised', 4)));
    expect(words.map(({ event, entry_status, expected }) => [event, entry_status, expected])).toEqual([
      ['acknowledged', null, true],
      ['accepted', null, true],
      ['advice', 'clear', true],
      ['advice', 'finalised', false],
    ]);
    expect(words.every(({ original }) => original?.length === 64)).toBe(true);
  });
});

test('an answer from before answers had a time of their own still shows what customs said', () => {
  const line = { asc_dec: 'Y', asc_scr: 'N', aqis_dec: 'Y', aqis_scr: 'Y' };
  const data = { lodgementId: LODGEMENT, workOrderId: JOB, icsIdentifier: 'AEH7KY3TP', lineStatus: [line] };
  const read = ['held', 'clear'].map((entryStatus) =>
    parseEvent({ type: 'lodgement.customs-answer-recorded', schemaVersion: 1, data: { ...data, entryStatus } }),
  );
  const view = viewOf(read.flatMap((event) => (event?.type === 'lodgement.customs-answer-recorded' ? [event] : [])));
  expect(view).toMatchObject({ kind: 'declaration', declaration_status: 'clear', lodgement_state: 'lodged_with_ics' });
  expect(view.n10_data.last_dsa_history_info?.parsed_data.line_status).toEqual([line]);
});

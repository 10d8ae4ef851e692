import { CustomsDialogue } from '@tallyport/contracts/lodgement/dialogue';
import { expect, test } from 'vitest';
import { bytesOfText } from '../../edifact/character-set.js';
import { MessageEncoder } from '../messages/encode-message.js';
import { outboundInterchange } from '../messages/outbound-interchange.js';
import { readCustomsInterchange } from '../messages/read-customs-interchange.js';
import { sampleCargoReport, sampleSending } from '../messages/testing/sample-records.js';
import { handWritten, starterLayout, starterLayouts, starterSegments } from '../messages/testing/starter-tables.js';
import { shownLodgement } from '../shown-lodgement.js';
import { eventsOf, LODGEMENT, sent, sign, viewOf, word } from '../testing/sample-lodgement.js';
import { customsDialogue } from './customs-dialogue.js';
import { replayDialogue } from './testing/replay-dialogue.js';

const RECORDED = '2026-03-14T03:00:00.000Z';
const REFERENCE = 'CR4M8T1W6B';
const signed = sign('lodge', { kind: 'cargo-report', ownReference: REFERENCE });

/** What customs says in a message written by hand. */
function said(name: string) {
  const reading = readCustomsInterchange(bytesOfText(handWritten(name)), starterLayouts());
  if (reading.outcome !== 'read' || reading.said.kind === 'acknowledgement') throw new Error(`${name} says nothing`);
  return word(reading.said);
}

/** A cargo report that customs accepted and cleared. */
function cargoReport(): CustomsDialogue {
  const [accepted, cleared] = [said('seacrr'), said('carst')];
  const [built] = sent(signed.controlReference);
  const events = eventsOf(signed, built, accepted, cleared);
  const record = sampleCargoReport();
  const sending = sampleSending({ reference: REFERENCE, step: 'lodge', broker: { licence: '01234', name: 'Mei Harper' } });
  const message = new MessageEncoder(starterLayout('SEACR')).encode(record, sending, null);
  const interchange = outboundInterchange(message, {
    site: 'SITE1',
    ownerSite: 'OWNER1',
    customsSite: 'AAA336C',
    controlReference: signed.controlReference,
    preparedAt: signed.issuedAt,
    isTest: true,
  });
  const bytes: [string, Uint8Array][] = [
    [
      signed.snapshot.hash,
      new TextEncoder().encode(JSON.stringify({ ...record, lines: record.lines.map((line) => ({ ...line, lineIds: [LODGEMENT] })) })),
    ],
    ['b'.repeat(64), interchange],
    [accepted.original, bytesOfText(handWritten('seacrr'))],
    [cleared.original, bytesOfText(handWritten('carst'))],
  ];
  return customsDialogue({
    events: events.map((event) => ({ event, envelope: { recordedAt: RECORDED } })),
    bytes: new Map(bytes),
    receivedAt: new Map([[accepted.messageId, RECORDED]]),
    segments: starterSegments(),
    outcome: shownLodgement(viewOf(events)),
  });
}

test('the dialogue of a cargo report is written as its schema says, and comes to the same again', () => {
  const dialogue = CustomsDialogue.parse(JSON.parse(JSON.stringify(cargoReport())));
  expect(dialogue.customs).toEqual({ site: 'AAA336C', is_test: true });
  expect(dialogue.turns.map(({ event, message }) => [event.type, message?.slice(0, 3)])).toEqual([
    ['lodgement.requested', undefined],
    ['lodgement.message-built', 'UNA'],
    ['lodgement.accepted', 'UNA'],
    ['lodgement.customs-answer-recorded', 'UNA'],
  ]);
  expect(replayDialogue(dialogue)).toEqual([]);
});

test('where bytes are gone, nothing is compared, and that is said', () => {
  const { turns, ...dialogue } = cargoReport();
  const without = turns.map((turn) => ({ ...turn, message: null }));
  expect(replayDialogue({ ...dialogue, turns: without }).map(({ what }) => what)).toEqual([
    'nothing-to-compare',
    'nothing-to-compare',
    'nothing-to-compare',
  ]);
});

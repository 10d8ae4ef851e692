import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { MessageEncoder } from '@tallyport/domain/lodgement/messages/encode-message';
import { outboundInterchange } from '@tallyport/domain/lodgement/messages/outbound-interchange';
import { randomDeclaration } from '@tallyport/domain/lodgement/messages/testing/random-record';
import { sampleCargoReport, sampleDeclaration, sampleSending } from '@tallyport/domain/lodgement/messages/testing/sample-records';
import { starterLayout } from '@tallyport/domain/lodgement/messages/testing/starter-tables';
import { readInterchange } from '@tallyport/simulators/customs/edifact/read-interchange';
import { readImd } from '@tallyport/simulators/customs/layout/read-imd';
import { readSeacr } from '@tallyport/simulators/customs/layout/read-seacr';
import { examineDeclaration } from '@tallyport/simulators/customs/office/examine-declaration';
import { examineReport } from '@tallyport/simulators/customs/office/examine-report';
import { Office } from '@tallyport/simulators/customs/office/office';
import { Ledger } from '@tallyport/simulators/customs/post/ledger';
import { interchangeOf, type MessageSegments } from '@tallyport/simulators/customs/testing/edit-message';
import { MUTANTS, type Mutant, mutated } from '@tallyport/simulators/customs/testing/mutants';
import { expect, test } from 'vitest';
import { withConsistentAmounts } from './consistent-amounts.js';

const DECLARATIONS = 1_000;
const MUTATED = 40;
const TODAY = '2026-11-23';
const ADDRESS = {
  site: 'TALLY01',
  ownerSite: 'TALLY01',
  customsSite: 'AAA336C',
  controlReference: 'TP0000000001',
  preparedAt: '2026-11-23T02:15:40.000Z',
  isTest: true,
};

const [imd, seacr] = [new MessageEncoder(starterLayout('IMD')), new MessageEncoder(starterLayout('SEACR'))];

/** What the encoder sends of a record, as customs reads it. */
function sent(encoder: MessageEncoder, record: FrozenRecord): MessageSegments {
  const read = readInterchange(outboundInterchange(encoder.encode(record, sampleSending(), null), ADDRESS));
  if (read.kind !== 'message') throw new Error(`customs does not understand it: ${read.fault.message}`);
  return read.message.segments;
}

const faultsOf = (message: MessageSegments) => examineDeclaration(readImd(message.slice(1, -1)), null, TODAY).faults;

test('customs accepts what the encoder sends of a thousand declarations', () => {
  const refused = Array.from({ length: DECLARATIONS }, (_, index) => index + 1).flatMap((seed) => {
    const faults = faultsOf(sent(imd, withConsistentAmounts(randomDeclaration(seed))));
    return faults.length === 0 ? [] : [{ seed, faults }];
  });
  expect(refused).toEqual([]);
});

test('customs accepts the sea cargo report that the encoder sends', () => {
  expect(examineReport(readSeacr(sent(seacr, sampleCargoReport()).slice(1, -1)), null)).toEqual([]);
});

/** Whether customs names the very error that was planted. */
function isRefused({ error }: Mutant, message: MessageSegments): boolean {
  if (typeof error !== 'string') return faultsOf(message).some(({ kind, key }) => kind === error[0] && key === error[1]);
  const office = new Office(new Ledger(null), () => new Date(ADDRESS.preparedAt));
  return office.take(interchangeOf(message, 'TP0000000001'), new Map()).toString('latin1').includes(`UCM+1+CUSDEC:D:99B:UN+4+${error}'`);
}

test.each(MUTANTS)('customs refuses what the encoder sends with $broken', (mutant) => {
  const records = [
    sampleDeclaration(),
    ...Array.from({ length: MUTATED }, (_, seed) => withConsistentAmounts(randomDeclaration(seed + 1))),
  ];
  const messages = records.map((record) => mutated(mutant, sent(imd, record))).filter((message) => message !== null);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !isRefused(mutant, message))).toEqual([]);
});

import { expect, test } from 'vitest';
import type { FrozenRecord } from '../frozen-record.js';
import { sampleCargoReport } from '../messages/testing/sample-records.js';
import { preflight } from './preflight.js';
import { sampleSubject, withHeader, withLine } from './testing/sample-subject.js';

const report = sampleCargoReport();
const findings = (record: FrozenRecord) =>
  preflight(sampleSubject(record)).map(({ code, line_id, field }) => `${code} ${line_id ?? 'header'} ${field}`);

test.each<readonly [string, FrozenRecord, readonly string[]]>([
  ['a party as text and structured', withHeader(report, { consignee_text: 'WATTLE & REED' }), ['party-twice header consignee_text']],
  [
    'a parent bill without a house bill',
    withHeader(report, { house_bill: undefined, parent_bill: 'PB1' }),
    ['not-sent header parent_bill', 'parent-without-house header parent_bill'],
  ],
  ['a full container without one', { ...report, lines: [] }, ['container-needed header cargo_type']],
  [
    'a container with a wrong digit',
    withLine(report, 'container', { container_number: 'TLPU4001258' }),
    ['check-digit container-1 container_number'],
  ],
  ['a ship with a wrong digit', withHeader(report, { vessel_id: '9381276' }), ['check-digit header vessel_id']],
  ['an agent with a wrong digit', withHeader(report, { principal_agent_id: 'GWM7436944H' }), ['client-number header principal_agent_id']],
  ['packages that do not add up', withLine(report, 'container', { packages: '211' }), ['packages-differ header packages']],
  ['a master bill that is missing', withHeader(report, { master_bill: undefined }), ['required header master_bill']],
  ['a way of payment that no list has', withHeader(report, { payment_method: 'XX' }), ['unknown-code header payment_method']],
  [
    'a responsible party with a wrong digit',
    withHeader(report, { responsible_party_id: '77000111058' }),
    ['client-number header responsible_party_id'],
  ],
])('%s is named', (_what, wrong, expected) => {
  expect(findings(wrong)).toEqual(expected);
});

test('packages are compared only where every container has a number of them', () => {
  expect(findings(withLine(report, 'container', { packages: undefined }))).toEqual([]);
});

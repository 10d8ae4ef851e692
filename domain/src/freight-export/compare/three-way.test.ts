import { expect, test } from 'vitest';
import { SHIPMENT } from '../shipment/layout.js';
import type { FreightShipment } from '../shipment/shipment.js';
import { changed, changedInvoice, changedLine } from '../testing/changed-shipment.js';
import { randomItem } from '../testing/random-item.js';
import { sampleShipment } from '../testing/sample-shipment.js';
import { foldChanges, mergeChanges } from './fold-changes.js';
import { changesBetween, threeWay } from './three-way.js';

const sample = sampleShipment();
const shown = (differences: ReturnType<typeof threeWay>) =>
  differences.map(({ place, sent, there, next, changedThere }) => [place, sent, there, next, ...(changedThere ? ['changed there'] : [])]);

test('where all say the same there is nothing to see', () => {
  expect(threeWay(sample, sample, sample)).toEqual([]);
  for (let seed = 1; seed <= 500; seed += 1) {
    const made = randomItem(SHIPMENT, seed) as FreightShipment;
    expect(threeWay(made, made, made), `seed ${seed}`).toEqual([]);
  }
});

test('a job that is new is shown with all that would be sent of it', () => {
  const differences = threeWay(null, null, sample);
  expect(differences.find(({ place }) => place === 'Voyage')).toMatchObject({ sent: null, there: null, next: '114S', changedThere: false });
  expect(differences.find(({ place }) => place === 'Invoice NB-26-0917')).toMatchObject({ there: null, next: 'NB-26-0917' });
});

test('another handle is no difference', () => {
  const references = [{ type: 'TPX', number: 'TPTSRQPONMLKJIHGFEDCBA' }, ...sample.references.slice(1)];
  expect(threeWay(sample, sample, changed({ references }))).toEqual([]);
});

test('a container that is not named any more stays there, and is shown where it went by itself', () => {
  const next = changed({ containers: [] });
  expect(threeWay(sample, sample, next)).toEqual([]);
  expect(shown(threeWay(sample, next, sample))).toEqual([['Container TLPU4001259', 'TLPU4001259', null, 'TLPU4001259', 'changed there']]);
});

test('a value of ours that is new, and one that somebody changed there since', () => {
  const next = changed({ voyage: '115S' });
  const there = changedLine(changed({ vessel: 'CORAL STAR' }), 2, { price: '9000.0000' });
  expect(shown(threeWay(sample, there, next))).toEqual([
    ['Invoice NB-26-0917, line 2, price', '8000.00', '9000.0000', '8000.00', 'changed there'],
    ['Vessel', 'CORAL LANTERN', 'CORAL STAR', 'CORAL LANTERN', 'changed there'],
    ['Voyage', '114S', '114S', '115S'],
  ]);
});

test('what is not sent stays there, but not on lines, which are replaced', () => {
  const next = changedLine(changed({ goodsDescription: null }), 1, { hsCode: null });
  expect(shown(threeWay(sample, sample, next))).toEqual([['Invoice NB-26-0917, line 1, HS code', '39269090', '39269090', null]]);
});

test('a line that was added there, one that was lost, and an invoice that nobody of us sent', () => {
  const [invoice] = sample.invoices;
  const [first, second] = invoice?.lines ?? [];
  const added = { ...second, number: '3', description: 'FREIGHT' };
  const there = changedInvoice(sample, { lines: [...(first ? [first] : []), added as NonNullable<typeof second>] });
  const more = changed({ invoices: [...there.invoices, { ...there.invoices[0], number: 'X-1' } as NonNullable<typeof invoice>] });
  const rattan = "LAMP SHADES OF WOVEN RATTAN, BUYER'S DESIGN";
  expect(shown(threeWay(sample, more, sample))).toEqual([
    ['Invoice NB-26-0917, line 2', rattan, null, rattan, 'changed there'],
    ['Invoice NB-26-0917, line 3', null, 'FREIGHT', null, 'changed there'],
    ['Invoice X-1', null, 'X-1', null, 'changed there'],
  ]);
});

test('a party, a reference or a date that only stands there is none of ours', () => {
  const there = changed({
    parties: [...sample.parties, { ...sample.parties[0], type: 'NotifyParty' } as (typeof sample.parties)[number]],
    references: [...sample.references, { type: 'CLT', number: '1' }],
    dates: [...sample.dates, { type: 'Delivery', isEstimate: 'N', day: '2026-11-30' }],
  });
  expect(threeWay(sample, there, sample)).toEqual([]);
});

test('the stored address of the organisation that is meant is no difference; another organisation is', () => {
  const [party] = sample.parties;
  const stored = { ...party, name: 'Wattle and Reed', address: 'PO BOX 1' } as NonNullable<typeof party>;
  expect(threeWay(null, changed({ parties: [stored] }), sample)).toEqual([]);
  const other = { ...stored, organisation: 'WATBRO' };
  expect(shown(threeWay(null, changed({ parties: [other] }), sample))).toContainEqual([
    'Party ImporterDocumentaryAddress, organisation',
    null,
    'WATBRO',
    'WATTLEAU',
  ]);
});

test('many changes that are alike are shown as one', () => {
  const [invoice] = sample.invoices;
  const [line] = invoice?.lines ?? [];
  const lines = (unit: string) => Array.from({ length: 14 }, (_, index) => ({ ...line, number: String(index + 1), quantityUnit: unit }));
  const of = (unit: string) => changedInvoice(sample, { lines: lines(unit) as NonNullable<typeof line>[] });
  const changes = foldChanges(changesBetween({ ...of('WATBRO'), voyage: '1' }, of('WATTLEAU')));
  expect(changes).toEqual([
    { place: 'Invoice, line, quantity unit', previous: 'WATBRO', next: 'WATTLEAU', times: 14 },
    { place: 'Voyage', previous: '1', next: '114S', times: 1 },
  ]);
});

test('the changes of many messages are counted together', () => {
  const [party] = sample.parties;
  const of = (organisation: string) => changed({ parties: party ? [{ ...party, organisation }] : [] });
  const each = foldChanges(changesBetween(of('WATBRO'), of('WATTLEAU')));
  const all = mergeChanges([...Array.from({ length: 14 }, () => each).flat(), ...foldChanges(changesBetween(of('X'), of('WATTLEAU')))]);
  expect(all.map(({ previous, next, times }) => `${times} × ${previous} → ${next}`)).toEqual([
    '14 × WATBRO → WATTLEAU',
    '1 × X → WATTLEAU',
  ]);
});

test('a message that was made anew names what it says no more', () => {
  expect(foldChanges(changesBetween(sample, changed({ imo: null })))).toEqual([
    { place: 'IMO number', previous: '9381275', next: null, times: 1 },
  ]);
});

test('a value that is too long to be shown ends in dots', () => {
  const [change] = foldChanges(changesBetween(sample, changed({ goodsDescription: 'X'.repeat(1_000) })));
  expect(change?.next).toHaveLength(500);
});

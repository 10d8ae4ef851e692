import { expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { MACHINE } from './pipeline.js';
import { hammerInvoice } from './testing/hammer-invoice.js';
import { fileOf } from './testing/paper.js';
import { plain } from './testing/plain.js';

const NAMES = MACHINE.flatMap(({ name, passes }) => [name, ...passes.map((pass) => `${name}/${pass.name}`)]);

function readWithout(...names: readonly string[]) {
  const [segment] = extractDocument(fileOf(hammerInvoice()), { without: new Set(names) }).segments;
  return { type: segment?.segment.type, header: plain(segment?.header), lines: segment?.lines.length };
}

test('no two stages and no two passes of a stage have one name, and every stage says what it makes', () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(MACHINE.filter(({ makes }) => makes === '')).toEqual([]);
});

test('without tables and the network an invoice keeps its header and has no lines', () => {
  const { header, lines } = readWithout('tables', 'fields/tags');
  expect(lines).toBe(0);
  expect(header).toMatchObject({ invoice_number: readWithout().header['invoice_number'] });
});

test('without tables the network tells the lines', () => {
  expect(readWithout('tables').lines).toBe(readWithout().lines);
});

test('without labels and the ranker an invoice has lines and no seller', () => {
  const { header, lines } = readWithout('labels', 'arbiter');
  expect(lines).toBe(readWithout().lines);
  expect(header).not.toHaveProperty('seller_name');
});

test('without the types of its pages a paper is what its content says', () => {
  expect(readWithout('split/page-types', 'type').type).toBe('other');
});

test.each(NAMES)('nothing fails without %s', (name) => {
  expect(() => readWithout(name)).not.toThrow();
});

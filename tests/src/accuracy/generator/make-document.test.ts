import { expect, test } from 'vitest';
import { kindsOf } from './catalogue.js';
import type { GoldValue } from './gold.js';
import { makeDocument } from './make-document.js';
import { CURRENCY_SIGNS } from './style/habits.js';
import { TRIAL_SETS } from './trial-set.js';

/** What follows from the kind of paper, a code or a sign for a unit, and numbers whose parts an airport stands between: not printed so. */
const UNPRINTED = new Set([
  'doc_type',
  'transport_mode',
  'weight_unit',
  'volume_unit',
  'freight_terms',
  'q1_unacceptable_packaging',
  'q2_timber',
  'q2_bamboo',
  'master_bill_number',
]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** So many papers of a set that every family comes at least once. */
const made = TRIAL_SETS.flatMap((set) => {
  const rounds = Math.max(6, ...kindsOf(set).map(({ families }) => Object.keys(families[set] ?? {}).length));
  return Array.from({ length: rounds * kindsOf(set).length }, (_none, number) => makeDocument(set, number));
});

test('the same number is the same document again', () => {
  for (const set of TRIAL_SETS) {
    const [first, again] = [makeDocument(set, 7), makeDocument(set, 7)];
    expect([again.html, again.gold]).toEqual([first.html, first.gold]);
  }
});

test('every text that the gold tells stands on the paper', () => {
  const missing = made.flatMap(({ set, name, html, gold }) => {
    const page = plain(html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/<[^>]+>/g, ' '));
    const said = [
      ...Object.entries(gold.fields).filter(([field]) => !UNPRINTED.has(field)),
      ...(gold.lines ?? []).flatMap((line) => Object.entries(line)),
    ];
    return said
      .flatMap(([field, value]) => textsOf(value).map((text) => ({ field, text })))
      .filter(({ field, text }) => !page.includes(plain(text)) && !(field === 'currency' && html.includes(CURRENCY_SIGNS[text] ?? text)))
      .map(({ field, text }) => `${set} ${name}: ${field} ${text}`);
  });
  expect(missing).toEqual([]);
});

test.each(TRIAL_SETS.filter((set) => set !== 'report'))('no document of %s shares its layout with the reporting set', (known) => {
  const familiesOf = (wanted: string) => new Set(made.filter(({ set }) => set === wanted).map(({ name }) => name.split('-').at(-2)));
  const reported = familiesOf('report');
  expect([...familiesOf(known)].filter((family) => reported.has(family))).toEqual([]);
});

/** What of a value can be looked for as it is: words, not days and numbers, which are written in many ways. */
function textsOf(value: GoldValue): string[] {
  if (typeof value === 'string') return DAY.test(value) ? [] : [value];
  if (!Array.isArray(value)) return [];
  return value.map((entry: string | { number: string }) => (typeof entry === 'string' ? entry : entry.number));
}

function plain(text: string): string {
  return text
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

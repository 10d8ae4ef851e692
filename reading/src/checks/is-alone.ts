import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { type Check, fails } from './check.js';
import { countedTwice } from './counted-twice.js';
import { largerBelow } from './larger-below.js';
import { laterDay } from './later-day.js';
import { netLabel } from './net-label.js';
import { ofEach } from './of-each.js';
import { otherReading } from './other-reading.js';
import { rivalMeasure } from './rival-measure.js';
import { rivalWord } from './rival-word.js';

/** Numbers of which each is that of another paper: one place on a page gives only one of them. */
const NUMBERS = ['invoice_number', 'purchase_order', 'order_number', 'packing_list_number', 'contract_number', 'booking_number'];
/** Who trades with whom: nobody is both. */
const TRADERS: readonly (readonly [string, string])[] = [
  ['seller_name', 'buyer_name'],
  ['shipper_name', 'consignee_name'],
  ['exporter_name', 'importer_name'],
  ['seller_address', 'buyer_address'],
  ['shipper_address', 'consignee_address'],
  ['exporter_address', 'importer_address'],
];

/** Whether something else on the paper contradicts a value; null where nothing does. */
export function isAlone(field: string, value: Understood, document: OpenDocument): Check | null {
  const { header } = document.understood;
  const net = netLabel(field, value, document);
  if (net !== null) return fails('alone', `“${net}” beside it says that no tax is in it`);
  const twice = countedTwice(field, value, document);
  if (twice !== null) return fails('alone', `the rows count “${twice}”, too`);
  if (value.checks?.some(({ name, holds }) => name === 'sum' && holds) === true) return null;
  const rival = value.at?.rivals?.find((other) => lettersOf(other) !== lettersOf(value));
  if (rival !== undefined) return fails('alone', `at another label of its kind stands “${String(rival.value)}”`);
  const more = rivalMeasure(field, value, document);
  if (more !== null) return fails('alone', `another label of its kind says more, “${more}”`);
  const below = largerBelow(field, value, document);
  if (below !== null) return fails('alone', `below it in its column stands more, “${below}”`);
  const each = ofEach(field, value);
  if (each !== null) return fails('alone', `“${each}” is said of one package`);
  const word = rivalWord(field, value, document);
  if (word !== null) return fails('alone', `the paper says “${word}”, too`);
  const later = laterDay(field, value, document);
  if (later !== null) return fails('alone', `beside it stands a later day, “${later}”`);
  const thousands = otherReading(field, value, document);
  if (thousands !== null) return fails('alone', thousands);
  const other = TRADERS.flatMap(([a, b]) => (a === field ? [b] : b === field ? [a] : []))[0];
  const traded = other === undefined ? undefined : header.get(other);
  if (traded !== undefined && lettersOf(traded) === lettersOf(value)) return fails('alone', 'both sides of the trade have it');
  const same = NUMBERS.includes(field) ? NUMBERS.find((name) => name !== field && isSamePlace(header.get(name), value)) : undefined;
  return same === undefined ? null : fails('alone', `the same words were taken for ${same.replaceAll('_', ' ')}`);
}

function isSamePlace(other: Understood | undefined, { from: [first] }: Understood): boolean {
  const words = new Set(first?.words);
  return other?.from.some((line) => line.words.some((word) => words.has(word))) === true;
}

function lettersOf({ value }: Understood): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

import type { GoldValue } from '../generator/gold.js';

/** Texts of these fields are long: they need only share nine tenths of their words. */
const LONG = new Set([
  'seller_address',
  'buyer_address',
  'consignee_address',
  'shipper_address',
  'importer_address',
  'issuer_address',
  'goods_description',
  'delivery_agent',
  'notify_party',
  'shipping_marks',
  'description',
  'payment_terms',
  'handling_information',
]);

/** Whether a read value counts as the gold one: numbers as numbers, codes and days exactly, names without case and punctuation. */
export function isSameValue(field: string, gold: GoldValue, read: unknown): boolean {
  if (isEmpty(read)) return false;
  if (field === 'containers') return areSameNumbers(listOf(gold), listOf(read));
  if (Array.isArray(gold) || Array.isArray(read))
    return sharedWords(listOf(gold).map(nameOf).join(' '), listOf(read).map(nameOf).join(' ')) >= 0.9;
  if (typeof gold === 'boolean') return gold === read;
  if (typeof gold === 'number') {
    const number = numberOf(read);
    return number !== null && Math.abs(gold - number) <= Math.max(0.005, Math.abs(gold) * 1e-6);
  }
  if (field === 'hs_code') return digitsOf(gold) === digitsOf(read);
  return LONG.has(field) ? sharedWords(nameOf(gold), nameOf(read)) >= 0.9 : tight(nameOf(gold)) === tight(nameOf(read));
}

export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Text without case, punctuation and spaces. */
export function tight(value: string): string {
  return plain(value).replace(/ /g, '');
}

/** The harmonic mean of the shares of words that two texts have in common. */
export function sharedWords(one: string, other: string): number {
  const [words, others] = [one, other].map((value) => plain(value).split(' ').filter(Boolean));
  if (words === undefined || others === undefined || words.length === 0 || others.length === 0) return 0;
  const left = [...others];
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (words.length + others.length);
}

function plain(value: string): string {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** A value as text; a container is its number, and nothing is no text. */
export function nameOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'number' in value) return nameOf(value.number);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : null;
}

function digitsOf(value: unknown): string {
  return nameOf(value).replace(/\D/g, '');
}

function areSameNumbers(gold: readonly unknown[], read: readonly unknown[]): boolean {
  const [wanted, got] = [gold, read].map((list) => new Set(list.map((entry) => tight(nameOf(entry)))));
  return wanted !== undefined && got !== undefined && wanted.size === got.size && [...wanted].every((number) => got.has(number));
}

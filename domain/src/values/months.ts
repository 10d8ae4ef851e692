import { entriesOf } from '../entries.js';
import { MONTH_NAMES } from './words/month-names.js';

const NUMBERS = new Map(MONTH_NAMES.flatMap((names, index) => entriesOf(names).map((name) => [plainName(name), index + 1] as const)));

/** The number of a month by its name, whole or short, with its accents or without; null for another word. */
export function monthNumber(name: string): number | null {
  return NUMBERS.get(plainName(name).replace(/\.$/, '')) ?? null;
}

function plainName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

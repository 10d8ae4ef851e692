import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { certaintyOf, type ValueReader } from '../../fields/value-readers.js';
import { type Phrase, partOf } from '../../page/phrases.js';
import type { Known } from '../declaration.js';
import { AIR_SIGNS, AIR_WORDS, RAIL_SIGNS, RAIL_WORDS, ROAD_SIGNS, ROAD_WORDS, SEA_SIGNS, SEA_WORDS } from './words/transport-words.js';

const whole = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L})`, 'iu');

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['air', whole(AIR_SIGNS + AIR_WORDS)],
  ['sea', whole(SEA_SIGNS + SEA_WORDS)],
  ['road', whole(ROAD_SIGNS + ROAD_WORDS)],
  ['rail', whole(RAIL_SIGNS + RAIL_WORDS)],
];

/** How goods are carried by what only papers of one way of transport have, where all of it tells the same: a waybill of the air, a lorry with its plate. */
export function modeOfSigns({ phrases }: DocumentText): Understood | null {
  const told = phrases.flatMap((phrase) => SIGNS.flatMap(([mode, signs]) => signIn(phrase, mode, signs) ?? []));
  const [first] = told;
  return first === undefined || told.some(({ value }) => value !== first.value) ? null : first;
}

function signIn(phrase: Phrase, mode: string, signs: RegExp): Understood | null {
  const match = signs.exec(phrase.text);
  const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
  return part === null ? null : { value: mode, from: [part], certainty: CERTAINTY.transport.modeBySign };
}

/** The name of a carrier or of his service that says how he carries: `DHL Express Air`, `Old Dominion LTL`, `Jay Ambe Roadlines`. */
export const readModeOfCarrier: ValueReader = ({ lines: [first], relation }) => {
  const words = first?.text ?? '';
  const named = [...SIGNS.map(([mode, signs]) => [mode, signs] as const), ['air', /(?<!\p{L})air(?:mail|freight)?(?!\p{L})/iu] as const];
  const modes = new Set(named.flatMap(([mode, signs]) => (signs.test(words) ? [mode] : [])));
  const [mode] = modes;
  return first === undefined || mode === undefined || modes.size > 1
    ? null
    : { value: mode, from: [first], certainty: Math.min(certaintyOf(relation), CERTAINTY.transport.modeInWords) };
};

/** Terms of delivery that end or begin at a ship (ICC: rules for sea and inland waterway), where nothing else tells how goods go. */
const OF_SHIPS: ReadonlySet<string> = new Set(['FAS', 'FOB', 'CFR', 'CIF', 'CNF', 'C&F']);

export function seaByTerms(_text: DocumentText, known: Known<'incoterm'>): Understood | null {
  const term = String(known.get('incoterm')?.value ?? '').toUpperCase();
  return OF_SHIPS.has(term) ? { value: 'sea', from: [], certainty: CERTAINTY.transport.modeByTerms, isInferred: true } : null;
}

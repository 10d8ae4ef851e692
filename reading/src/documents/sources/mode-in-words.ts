import { anyOf } from '@tallyport/domain/any-of';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import { airlineNumberOf } from '../../fields/airline-number.js';
import { containersIn } from '../../fields/containers.js';
import type { Understood } from '../../fields/field-reading.js';
import { partOf } from '../../page/phrases.js';
import type { Known } from '../declaration.js';
import { AIR_WORDS, RAIL_WORDS, ROAD_WORDS, SEA_WORDS } from './words/transport-words.js';

const WORDS: readonly (readonly [string, RegExp])[] = (
  [
    ['sea', SEA_WORDS],
    ['air', AIR_WORDS],
    ['road', ROAD_WORDS],
    ['rail', RAIL_WORDS],
  ] as const
).map(([mode, words]) => [mode, new RegExp(String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L})`, 'iu')]);

/** How goods are carried by what any sentence, note or charge says (`Seefracht`, `transporte terrestre`, `Ocean freight`), where all say the same. */
export function modeInWords(text: DocumentText): Understood | null {
  const told = text.phrases.flatMap((phrase) =>
    WORDS.flatMap(([mode, words]) => {
      const match = words.exec(phrase.text);
      const part = match === null ? null : partOf(phrase, match.index, match.index + match[0].length);
      return part === null ? [] : [{ mode, part }];
    }),
  );
  const [first] = told;
  if (first === undefined || told.some(({ mode }) => mode !== first.mode)) return null;
  return { value: first.mode, from: [first.part], certainty: CERTAINTY.transport.modeInWords };
}

/** A flight, a truck or a courier at a label for ships. */
const NO_SHIP = /\d{2}|truck|flight|courier|(?<!\p{L})s?air(?!\p{L})/iu;

/** What has a ship, or stands in a container, goes by sea; a flight stands at times at the label for a ship. */
export function modeOfShip(text: DocumentText, known: Known<'vessel'>): Understood | null {
  const ship = known.get('vessel');
  const isShip = ship !== null && !NO_SHIP.test(String(ship.value));
  if (!isShip && !containersIn(text).some(({ number }) => number.certainty === CERTAINTY.number.container)) return null;
  return { value: 'sea', from: [], certainty: CERTAINTY.transport.modeByShip, isInferred: true };
}

/** What names an air waybill, and no ship, goes by air. */
export function airByNumber(text: DocumentText, known: Known<'vessel'>): Understood | null {
  const number = known.get('vessel') === null ? airlineNumberOf(text) : null;
  return number === null || number.certainty < CERTAINTY.number.airWaybillAnywhere
    ? null
    : { value: 'air', from: number.from, certainty: CERTAINTY.transport.modeOfType, isInferred: true };
}

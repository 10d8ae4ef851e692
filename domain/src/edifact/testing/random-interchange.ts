import { seededRandom } from '../../classification/fitting/seeded-random.js';
import { type Delimiters, STANDARD_DELIMITERS } from '../delimiters.js';
import type { Interchange, Message } from '../interchange.js';
import type { Segment } from '../segment.js';

const OTHER_DELIMITERS: readonly Delimiters[] = [
  { component: '=', element: '*', decimal: ',', release: '\\', terminator: '~' },
  { component: '^', element: ']', decimal: '.', release: '-', terminator: '[' },
];
const EVERY_CHARACTER = Array.from({ length: 0x100 }, (_, code) => String.fromCharCode(code)).filter((one) =>
  /[\x20-\x7E\u00A0-\u00FF]/.test(one),
);
const SPECIAL = ["'", '+', ':', '?', '??', "?'", '=', '*', '\\', '~', '^', ']', '[', '-', ' ', '.', 'Ä', 'UNA', 'UNT+1'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** An interchange of up to three messages whose values hold every character of UNOC, delimiters more often; the same for the same seed. */
export function randomInterchange(seed: number): Interchange {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const one = <T>(list: readonly T[]): T => list[upTo(list.length - 1)] as T;
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: upTo(most) }, make);
  const value = () => some(6, () => one(random() < 0.4 ? SPECIAL : EVERY_CHARACTER)).join('');
  const element = () => [value(), ...some(3, value)];
  // Q begins no tag of the envelope.
  const segment = (): Segment => ({ tag: `Q${one(LETTERS)}${one(LETTERS)}`, elements: some(5, element) });
  const message = (): Message => ({
    header: { tag: 'UNH', elements: [[value()], ...some(2, element)] },
    segments: some(12, segment),
  });
  return {
    delimiters: one([null, STANDARD_DELIMITERS, ...OTHER_DELIMITERS]),
    header: { tag: 'UNB', elements: [['UNOC', '3'], element(), element(), element(), [value()], ...some(3, element)] },
    messages: some(3, message),
  };
}

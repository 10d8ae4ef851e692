import { isOfGoods, packageTypeIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { partOf } from '../../page/phrases.js';
import { COUNT_WORDS } from './words/count-words.js';

const COUNTS = new Map(COUNT_WORDS.flatMap((words, index) => words.split(' ').map((word) => [word, String(index + 1)] as const)));
const COUNTED = new RegExp(String.raw`(?<!\p{L})(?<count>${[...COUNTS.keys()].join('|')})\s+(?<kind>\p{L}+)(?:\s+(?<next>\p{L}+))?`, 'giu');
/** What one package holds, or what is said of each. */
const OF_EACH = /^\s*(?:per|each|of \d|à|je)(?!\p{L})/iu;

/** Packages that a sentence counts in words, where all sentences count the same: `packed in one case`, `zwei Pakete`, `Tres cajas de cartón`. */
export function packagesInLetters(text: DocumentText): Measure | null {
  const counted = text.phrases.flatMap((phrase) =>
    [...phrase.text.matchAll(COUNTED)].flatMap((match) => {
      const { kind = '', next = '' } = match.groups ?? {};
      const type = packageTypeIn(kind) ?? packageTypeIn(next); // `seven export cartons`
      const end =
        match.index + match[0].length - (packageTypeIn(kind) === null ? 0 : match[0].length - match[0].lastIndexOf(kind) - kind.length);
      const count = COUNTS.get((match.groups?.['count'] ?? '').toLowerCase());
      const from = partOf(phrase, match.index, end);
      const isOne = type === null || isOfGoods(type) || OF_EACH.test(phrase.text.slice(end));
      return isOne || count === undefined || from === null ? [] : [{ count, type, from }];
    }),
  );
  const [first] = counted;
  if (first === undefined || counted.some(({ count }) => count !== first.count)) return null;
  const certainty = CERTAINTY.cargo.packagesInLetters;
  return { amount: { value: first.count, from: [first.from], certainty }, unit: { value: first.type, from: [first.from], certainty } };
}

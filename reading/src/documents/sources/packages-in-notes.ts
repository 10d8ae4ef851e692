import { isOfGoods, packagesIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { isInTable } from '../../fields/name-over-address.js';
import { type Phrase, partOf } from '../../page/phrases.js';

/** Words that tell of the packing of a consignment. */
const PACKED =
  /(?<!\p{L})(?:pack(?:ed|ing|ages?)|shipped|ship|total|gross|brut(?:to)?|bruto|lordo|peso|poids|g\.?w\.?|n\.?w\.?|net)(?!\p{L})/iu;
/** What one package holds, or what one of them costs. */
const PART = /(?<!\p{L})(?:per|each|of|à|x|×|@)\s*$|^\s*(?:of|x|×|@|\/|à|de|zu|da|i|po)\s?\d/iu;

/** The packages that a note outside of tables counts, where all notes count the same: `11 pallets · 1,084.5 kg gross`, `Packed in 58 bags`. */
export function packagesInNotes(text: DocumentText): Measure | null {
  const counted = text.phrases.filter((phrase) => !isInTable(phrase, text)).flatMap((phrase) => countIn(phrase) ?? []);
  const beside = counted.filter(({ isOfConsignment }) => isOfConsignment);
  const told = beside.length > 0 ? beside : counted;
  const [first] = told;
  if (first === undefined || told.some(({ count, type }) => count !== first.count || type.toLowerCase() !== first.type.toLowerCase()))
    return null;
  const certainty = CERTAINTY.cargo.packagesInNotes;
  return { amount: { value: first.count, from: [first.from], certainty }, unit: { value: first.type, from: [first.from], certainty } };
}

/** The first count of packages in a phrase; of `700 cartons on 12 pallets` the cartons. */
function countIn(phrase: Phrase): { count: string; type: string; from: Phrase; isOfConsignment: boolean } | null {
  const { text } = phrase;
  let start = 0;
  for (;;) {
    const counted = packagesIn(text.slice(start));
    if (counted === null) return null;
    const [at, end] = placeOf(text, start, counted.type);
    const number = text.slice(start, at).search(/\d[\d .,]*\)?\s*\(?\s*$/u) + start;
    const from = partOf(phrase, number, end);
    const isPart = PART.test(text.slice(0, number)) || PART.test(text.slice(end));
    if (!isOfGoods(counted.type) && !isPart && from !== null && Number(counted.count) > 0)
      return { ...counted, from, isOfConsignment: PACKED.test(text) || weightUnitIn(text) !== null };
    start = end;
  }
}

function placeOf(text: string, start: number, type: string): readonly [number, number] {
  const pattern = /\d\)?\s*\(?\s*/u;
  for (let at = text.indexOf(type, start); at >= 0; at = text.indexOf(type, at + 1))
    if (pattern.test(text.slice(Math.max(start, at - 4), at))) return [at, at + type.length];
  return [text.length, text.length];
}

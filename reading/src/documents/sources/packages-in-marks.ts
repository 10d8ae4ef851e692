import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { labelsFor } from '../../fields/pick.js';
import type { Phrase } from '../../page/phrases.js';
import { PACKAGES_IN_MARKS } from '../tuning.js';

const KIND = String.raw`c\/?\s?n[o°º]s?|c\.?\s?nos?|(?:ctn|carton|case|pkg|package|plt|pallet|coil|roll|bag|crate|drum|bale|box)(?:e?s)?|colli|cajas?|caisses?|nos?`;
const RANGE = String.raw`0*1\s*(?:-|–|—|to|up\s?to|bis|au|al)\s*0*(?<last>\d{1,5})(?![\d.,/:-])`;
const NUMBERED = new RegExp(String.raw`(?<![\p{L}\d])(?:${KIND})\W{0,3}(?:n[o°º]s?\W{0,2})?${RANGE}`, 'iu');
const ALONE = new RegExp(String.raw`^(?:.*\/\s*)?${RANGE}\W*$`, 'iu');

/** As many packages as their marks are numbered, where all marks say the same: `C/NO. 1-418`, `CTN 1-616`, `1 TO 16` under a head for marks. */
export function packagesInMarks(text: DocumentText): Measure | null {
  const numbered = text.phrases.flatMap((phrase) => countOf(phrase, NUMBERED));
  const found = numbered.length > 0 ? numbered : marksOf(text).flatMap((phrase) => countOf(phrase, ALONE));
  const [first] = found;
  if (first === undefined || found.some(({ count }) => count !== first.count)) return null;
  return { amount: { value: first.count, from: [first.phrase], certainty: CERTAINTY.cargo.packagesInMarks }, unit: null };
}

function countOf(phrase: Phrase, pattern: RegExp): { count: string; phrase: Phrase }[] {
  const last = pattern.exec(phrase.text)?.groups?.['last'];
  return last === undefined || Number(last) < 2 ? [] : [{ count: String(Number(last)), phrase }];
}

/** What stands at labels for marks, and in their columns. */
function marksOf(text: DocumentText): Phrase[] {
  const labelled = labelsFor(text, ['shipping_marks']).flatMap(({ phrases, candidates: [first] }) => [...phrases, ...(first?.lines ?? [])]);
  const heads = text.phrases.filter(({ text: words }) => HEAD.test(words));
  const under = text.phrases.filter(({ page, area }) =>
    heads.some(
      (head) =>
        head.page === page &&
        area.top > head.area.top &&
        Math.abs(area.left - head.area.left) < PACKAGES_IN_MARKS.beside * (head.area.bottom - head.area.top),
    ),
  );
  return [...new Set([...labelled, ...under])];
}

const HEAD = /^\W*(?:\d{1,2}\.?\s)?(?:shipping\s)?marks?(?!\p{L})/iu;

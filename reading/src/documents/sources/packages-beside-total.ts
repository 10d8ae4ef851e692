import { isOfGoods, packagesIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { isSameLine } from '../../page/area.js';

/** `TOTAL` or what a count of all packages is called, alone or before that count. */
const TOTAL =
  /^\W*(?:grand\s+|say\s+)?(?:total|totale|totaal|totales|gesamt|summe|razem|ogółem|toplam|合计|合計|итого)(?!\p{L})(?:\s+(?:packages|pkgs|colli|cartons))?\W*/iu;

/** The packages on a line that begins with a word for the total, whatever parts of them the rows before it count: `TOTAL: 567 PKGS`, `Total` and `630 ctn`. */
export function packagesBesideTotal(text: DocumentText): Measure | null {
  const counted = text.phrases.flatMap((phrase) => {
    const total = TOTAL.exec(phrase.text)?.[0];
    if (total === undefined) return [];
    const line = text.phrases.filter(
      ({ page, area }) => page === phrase.page && isSameLine(area, phrase.area) && area.left >= phrase.area.right - 1,
    );
    const said = [{ from: phrase, words: phrase.text.slice(total.length) }, ...line.map((from) => ({ from, words: from.text }))];
    return said.flatMap(({ from, words }) => {
      const packages = packagesIn(words);
      return packages === null || isOfGoods(packages.type) ? [] : [{ ...packages, from }];
    });
  });
  const [first] = counted;
  if (first === undefined || counted.some(({ count }) => count !== first.count)) return null;
  const certainty = CERTAINTY.cargo.packagesInWords;
  return { amount: { value: first.count, from: [first.from], certainty }, unit: { value: first.type, from: [first.from], certainty } };
}

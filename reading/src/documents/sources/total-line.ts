import { anyOf } from '@tallyport/domain/any-of';
import { soleNumberIn } from '@tallyport/domain/values/numbers';
import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Measure } from '../../fields/measure.js';
import { type Area, heightOf, isSameLine, middleX, overlapX } from '../../page/area.js';
import type { Phrase } from '../../page/phrases.js';
import { type ColumnRole, columnRoleOf } from '../../tables/column-roles.js';
import { TOTAL_LINE } from '../tuning.js';
import { mayBeMoney, type UnitFinder } from './column-unit.js';

/**
 * What stands on the last line that a paper calls its total, under a head far above it that says what it is: of forms that are no tables, and
 * tables whose rows nobody could tell apart.
 */
function onTotalLine(unitOf: UnitFinder, ...roles: readonly ColumnRole[]) {
  return (text: DocumentText): Measure | null => {
    const heads = text.phrases.flatMap((phrase) => headOf(phrase, text.phrases, roles) ?? []);
    if (heads.length === 0) return null;
    for (const total of text.phrases.filter((phrase) => TOTAL.test(phrase.text)).toReversed()) {
      const line = text.phrases.filter(({ page, area }) => page === total.page && isSameLine(area, total.area));
      const figures = line.flatMap((phrase) => figureIn(phrase, text, unitOf) ?? []);
      for (const head of heads.filter(({ page, area }) => page === total.page && area.bottom < total.area.top).toReversed()) {
        const under = figures.filter(({ from }) => overlapX(from.area, columnOf(head)) > 0 && nearestHead(from, head, text.phrases));
        const [figure] = under;
        if (figure === undefined || under.length > 1) continue;
        const certainty = CERTAINTY.cargo.onTotalLine;
        const unit = figure.unit ?? unitOf(head.text);
        if (unit === null && mayBeMoney(head.text)) continue;
        return {
          amount: { value: figure.value, from: [figure.from], certainty },
          unit: unit === null ? null : { value: unit, from: [figure.from], certainty },
        };
      }
    }
    return null;
  };
}

export const packagesOnTotalLine = onTotalLine(packageTypeIn, 'packages', 'packages_and_type');
export const piecesOnTotalLine = onTotalLine(packageTypeIn, 'packages', 'packages_and_type', 'quantity');
export const grossOnTotalLine = onTotalLine(weightUnitIn, 'gross_weight', 'weight');
export const netOnTotalLine = onTotalLine(weightUnitIn, 'net_weight');

/** `TOTAL`, `Grand total:`, `TOTALES`, `Gesamt`, `合计` at the beginning of what stands there; not a part of the whole. */
const TOTAL = new RegExp(
  String.raw`^(?!\W*sub)\W*(?:grand\s|general\s|\d{1,6}\s)?${anyOf(String.raw`
    tot(?:al|ale|aal|alt|ales|ali|aux|ais)s?
    gesamt\p{L}*
    summe?
    suma
    sum
    razem
    ogółem
    genel toplam
    toplam
    итого
    всего
    合\s?计
    合\s?計
    总计
    總計
    합계
  `)}(?!\p{L})`,
  'iu',
);

/** A head that means one of these things, alone or with the line below it: `Weight` over `(lbs)`. */
function headOf(phrase: Phrase, phrases: readonly Phrase[], roles: readonly ColumnRole[]): Phrase | null {
  if (/\d/u.test(phrase.text) || phrase.text.length > TOTAL_LINE.longestHead) return null;
  const below = phrases.find(
    ({ page, area }) =>
      page === phrase.page &&
      overlapX(area, phrase.area) > 0 &&
      area.top >= phrase.area.bottom - 1 &&
      area.top - phrase.area.bottom < heightOf(phrase.area),
  );
  const both = below === undefined || /\d/u.test(below.text) ? phrase.text : `${phrase.text} ${below.text}`;
  return [phrase.text, both].some((text) => isOneOf(columnRoleOf(text), roles)) ? { ...phrase, text: both } : null;
}

const isOneOf = (role: ColumnRole | null, roles: readonly ColumnRole[]): boolean => role !== null && roles.includes(role);

/** The part of the page under a head: between the rules beside it, where it has some. */
function columnOf({ area, cell }: Phrase): Area {
  const isRuled = Number.isFinite(cell.left) && Number.isFinite(cell.right);
  return isRuled ? { ...area, left: cell.left, right: cell.right } : area;
}

/** Whether no other head of the same line stands nearer over a figure. */
function nearestHead(figure: Phrase, head: Phrase, phrases: readonly Phrase[]): boolean {
  const gap = Math.abs(middleX(figure.area) - middleX(head.area));
  return phrases.every(
    (other) =>
      other.page !== head.page ||
      !isSameLine(other.area, head.area) ||
      other.text.startsWith(head.text.slice(0, other.text.length)) ||
      Math.abs(middleX(figure.area) - middleX(other.area)) >= gap,
  );
}

function figureIn(phrase: Phrase, text: DocumentText, unitOf: UnitFinder): { value: string; unit: string | null; from: Phrase } | null {
  const value = soleNumberIn(phrase.text, text.numberStyle);
  if (value === null || Number(value) <= 0 || /[$€£¥]/u.test(phrase.text)) return null;
  const words = phrase.text
    .replace(TOTAL, ' ')
    .replace(/[\d.,'\s*]+/gu, ' ')
    .trim();
  return words === '' || unitOf(words) !== null || /^\p{L}{1,3}$/u.test(words)
    ? { value: String(value), unit: unitOf(words), from: phrase }
    : null;
}

import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { isOfAnyKind, packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';
import type { OpenDocument } from '../open-document.js';
import { heightOf, isSameLine, overlapX } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import { UNITS_BESIDE } from './tuning.js';

type UnitFinder = (words: string) => string | null;

const kindIn: UnitFinder = (words) => {
  const kind = packageTypeIn(words);
  return kind === null || isOfAnyKind(kind) ? null : kind;
};

/** Fields that are measured, with the field of their unit and what finds it. */
const MEASURED: readonly (readonly [RecordField, RecordField, UnitFinder])[] = [
  ['gross_weight', 'weight_unit', weightUnitIn],
  ['net_weight', 'weight_unit', weightUnitIn],
  ['packages', 'package_type', kindIn],
];

/** Units that nobody found yet stand right around their figures: behind them, in the next column, below, or over the column. */
export function unitsBeside({ understood, phrases }: OpenDocument): Pick<OpenDocument, 'understood'> {
  const header = new Map(understood.header);
  for (const [field, unitField, unitOf] of MEASURED) {
    const [figure] = header.get(field)?.from ?? [];
    const unit = figure === undefined || header.has(unitField) ? null : unitAround(figure, phrases, unitOf);
    if (unit !== null) header.set(unitField, unit);
  }
  return { understood: { ...understood, header } };
}

function unitAround(figure: Phrase, phrases: readonly Phrase[], unitOf: UnitFinder): Understood | null {
  const around = phrases.filter(({ page }) => page === figure.page);
  const own = around.find(({ words }) => figure.words.every((word) => words.includes(word))) ?? figure;
  const height = heightOf(own.area);
  const behind = around
    .filter(({ area }) => isSameLine(area, own.area) && area.left > own.area.right - 1)
    .toSorted((one, other) => one.area.left - other.area.left)
    .slice(0, 1);
  const inColumn = around.filter(({ area }) => overlapX(area, own.area) > 0 && !isSameLine(area, own.area));
  const below = inColumn
    .filter(({ area }) => area.top > own.area.top && area.top - own.area.bottom < UNITS_BESIDE.nextLine * height)
    .slice(0, 1);
  const over = inColumn
    .filter(({ area, text }) => area.bottom <= own.area.top + 1 && !/\d/u.test(text))
    .toSorted((one, other) => other.area.top - one.area.top)
    .slice(0, UNITS_BESIDE.linesOfHead);
  const [unit] = [own, ...[...behind, ...below].filter(({ text }) => isBare(text)), ...over].flatMap((from) => {
    const value = unitOf(from.text);
    return value === null ? [] : [{ value, from: [from], certainty: CERTAINTY.ranker.alone }];
  });
  return unit ?? null;
}

/** Whether a phrase is a word or two alone, as a unit in a cell of its own. */
function isBare(text: string): boolean {
  return text.trim().split(/\s+/u).length <= UNITS_BESIDE.mostWords;
}

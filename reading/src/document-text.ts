import { type DayOrder, dayOrderOf } from '@tallyport/domain/values/dates';
import { guessDayOrder } from '@tallyport/domain/values/guess-day-order';
import { type NumberStyle, numberStyleOf } from '@tallyport/domain/values/numbers';
import { titlesWithin } from './classify/titles.js';
import type { ReadDocument } from './document-model.js';
import { columnsApart } from './labels/columns-apart.js';
import { findLabels } from './labels/find-labels.js';
import type { Label } from './labels/label.js';
import { candidatesOf, type ValueCandidate } from './labels/label-values.js';
import { doubtLoneScript } from './labels/lone-script.js';
import { withoutUnticked } from './labels/options.js';
import { takenApart } from './labels/running-text.js';
import { withoutSectionCodes } from './labels/section-codes.js';
import { canonicalText } from './labels/tokens.js';
import { type Area, areaOf, heightOf, type PageSize } from './page/area.js';
import { type Phrase, phrasesOf } from './page/phrases.js';
import { pageParts } from './page-parts.js';
import { findTables, type Table } from './tables/find-tables.js';

/** A label with the values that it may mean. */
export interface LabelledValue extends Label {
  readonly page: number;
  readonly candidates: readonly ValueCandidate[];
}

/** Pages of one document, read for their structure: phrases, labels with values, tables, and how numbers and days are written. */
export interface DocumentText {
  readonly phrases: readonly Phrase[];
  readonly labels: readonly LabelledValue[];
  readonly tables: readonly Table[];
  readonly numberStyle: NumberStyle;
  readonly dayOrder: DayOrder;
  readonly isDayOrderKnown: boolean;
  readonly sizes: ReadonlyMap<number, PageSize>;
  /** What is drawn on each page, by its number; a page of which nobody looked for drawings is missing. */
  readonly drawings: ReadonlyMap<number, readonly Area[]>;
}

/** Print this much higher than the rest of a page is its title where it reads like one. */
const TITLE_SIZE = 1.4;
/** Print this much higher is never that of a label. */
const HUGE = 2;

export function readText(document: ReadDocument): DocumentText {
  const pages = document.pages.map(phrasesOf);
  const phrases = pages.flat();
  const texts = phrases.map(({ text }) => text);
  const numberStyle = numberStyleOf(texts);
  const parts = pages.map(pageParts);
  const tables = findTables(
    parts.map(({ main }) => main),
    numberStyle,
  );
  const inTables = new Set(tables.flatMap((table) => [...table.phrases]));
  const order = dayOrderOf(texts);
  return {
    phrases,
    labels: parts.flatMap(({ main, side }) => [...labelsOf(main, inTables), ...labelsOf(side, inTables)]),
    tables,
    numberStyle,
    dayOrder: order ?? guessDayOrder(texts),
    isDayOrderKnown: order !== null,
    sizes: new Map(document.pages.map(({ number, width, height }) => [number, { width, height }])),
    drawings: new Map(
      document.pages.flatMap((page) =>
        page.drawings === undefined ? [] : [[page.number, page.drawings.map((box) => areaOf(box, page))] as const],
      ),
    ),
  };
}

/** The labels of a page outside of its tables. What stands in a table is neither label nor value of the header. */
function labelsOf(phrases: readonly Phrase[], inTables: ReadonlySet<Phrase>): LabelledValue[] {
  const heights = phrases.map(({ area }) => heightOf(area)).sort((a, b) => a - b);
  const typical = heights[Math.floor(heights.length / 2)] ?? 0;
  const isTitle = ({ text, area }: Phrase): boolean =>
    !/[:：]|\d{4}/u.test(text) &&
    heightOf(area) > TITLE_SIZE * typical &&
    (heightOf(area) > HUGE * typical || titlesWithin(canonicalText(text)).length > 0);
  const outside = takenApart(withoutSectionCodes(columnsApart(phrases).filter((phrase) => !isTitle(phrase) && !inTables.has(phrase))));
  const labels = doubtLoneScript(findLabels(outside));
  const found = labels.map((label) => ({
    ...label,
    page: outside[0]?.page ?? 1,
    candidates: candidatesOf(label, { phrases: outside, labels })
      .map(withoutUnticked)
      .filter(({ lines }) => lines.length > 0),
  }));
  return found.filter((label) => !isWithinMarks(label, found));
}

/** Marks of goods name orders and countries (`PO 1234`): words of theirs that go on without a mark are no labels. */
function isWithinMarks({ ending, phrases }: LabelledValue, labels: readonly LabelledValue[]): boolean {
  const marks = labels.filter(({ concepts }) => concepts.includes('shipping_marks'));
  return (
    ending === 'loose' &&
    marks.some(({ candidates: [first] }) =>
      first?.lines.some((line) => phrases.some(({ area }) => area.top === line.area.top && area.left === line.area.left)),
    )
  );
}

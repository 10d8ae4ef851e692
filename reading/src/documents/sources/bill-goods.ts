import { packagesIn } from '@tallyport/domain/values/package-types';
import { volumeUnitIn, weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { measureIn } from '../../fields/measures.js';
import { cleaned } from '../../fields/value-readers.js';
import type { Phrase } from '../../page/phrases.js';
import type { ColumnRole } from '../../tables/column-roles.js';
import type { TableCell } from '../../tables/rows.js';
import { cellsUnder, isGoodsLine, isMarksLine, linesUnder, marksApart, withoutCount } from './goods-cells.js';

/** Columns that count packages, or name the goods with them. */
const GOODS_AND_PACKAGES: readonly ColumnRole[] = ['packages_and_description', 'packages_and_type', 'description', 'packages'];
const WEIGHTS: readonly ColumnRole[] = ['gross_weight', 'weight'];

/** The words of the goods, without their marks and the counts before them. */
export function goodsOfBill(text: DocumentText): Understood | null {
  const marked = markedLines(text);
  const goods = goodsLines(text).filter((line) => !marked.includes(line));
  return joined(goods.map(withoutCount));
}

export function marksOfBill(text: DocumentText): Understood | null {
  return joined(markedLines(text).filter(isMarksLine));
}

/** Marks stand under their own head, else in a paragraph of their own among the goods. */
function markedLines(text: DocumentText): readonly Phrase[] {
  const isHeaded = text.tables.some(({ columns }) => columns.some(({ role }) => role === 'marks' || role === 'container_and_marks'));
  return isHeaded ? linesUnder(text, ['marks', 'container_and_marks']) : marksApart(linesUnder(text, ['packages_and_description']));
}

/** Goods stand under their own head; where that column is empty they stand with the packages. */
function goodsLines(text: DocumentText): Phrase[] {
  const described = linesUnder(text, ['description', 'packages_and_description']).filter(isGoodsLine);
  return described.length > 0 ? described : linesUnder(text, ['packages_and_type', 'packages']).filter(isGoodsLine);
}

/** A count may stand in one line of its cell and the kind of package in the next. */
export function packagesInCells(text: DocumentText): Measure | null {
  for (const cell of cellsUnder(text, ['packages', 'packages_and_type'])) {
    const counted = packagesIn(cell.text);
    if (counted === null) continue;
    const from = cell.lines.slice(0, 2);
    return {
      amount: { value: counted.count, from, certainty: CERTAINTY.cargo.packagesAmongGoods },
      unit: { value: counted.type, from, certainty: CERTAINTY.cargo.packagesAmongGoods },
    };
  }
  return null;
}

export function packagesUnderGoods(text: DocumentText): Measure | null {
  return packagesAmong(linesUnder(text, GOODS_AND_PACKAGES));
}

export function packagesAnywhere(text: DocumentText): Measure | null {
  return packagesAmong(text.phrases);
}

function packagesAmong(phrases: readonly Phrase[]): Measure | null {
  for (const phrase of phrases) {
    const counted = packagesIn(phrase.text);
    if (counted === null) continue;
    const certainty = CERTAINTY.cargo.packagesAmongGoods;
    return { amount: { value: counted.count, from: [phrase], certainty }, unit: { value: counted.type, from: [phrase], certainty } };
  }
  return null;
}

export function grossUnderHead(text: DocumentText): Measure | null {
  return measureUnder(text, cellsUnder(text, WEIGHTS), 'weight');
}

export function volumeUnderHead(text: DocumentText): Measure | null {
  return measureUnder(text, cellsUnder(text, ['volume']), 'volume');
}

function measureUnder(text: DocumentText, cells: readonly TableCell[], kind: 'weight' | 'volume'): Measure | null {
  const [unitOf, otherOf, role] =
    kind === 'weight' ? ([weightUnitIn, volumeUnitIn, 'gross_weight'] as const) : ([volumeUnitIn, weightUnitIn, 'volume'] as const);
  const lines = cells.flatMap((cell) => cell.lines);
  const head =
    text.tables.flatMap(({ columns }) => columns.filter((column) => column.role === role)).map((column) => unitOf(column.head))[0] ?? null;
  for (const line of lines) {
    const measure = /net/iu.test(line.text) ? null : measureIn(line, text, unitOf, otherOf);
    if (measure === null) continue;
    const unit = measure.unit ?? head ?? lines.map((other) => unitOf(other.text)).find((found) => found !== null) ?? null;
    return {
      amount: { value: measure.value, from: [line], certainty: CERTAINTY.cargo.measureUnderHead },
      unit: unit === null ? null : { value: unit, from: [line], certainty: CERTAINTY.cargo.measureUnderHead },
    };
  }
  return null;
}

/** A net weight below the gross one says that it is net. */
export function netUnderHead(text: DocumentText): Measure | null {
  const net = cellsUnder(text, WEIGHTS)
    .flatMap((cell) => cell.lines)
    .find((line) => /^\W*(?:net|n\.?w)/iu.test(line.text));
  const measure = net === undefined ? null : measureIn(net, text, weightUnitIn, volumeUnitIn);
  return net === undefined || measure === null
    ? null
    : { amount: { value: measure.value, from: [net], certainty: CERTAINTY.cargo.measureUnderHead }, unit: null };
}

export function hsCodeUnderGoods(text: DocumentText): Understood | null {
  for (const line of linesUnder(text, GOODS_AND_PACKAGES)) {
    const digits = /(?:hs|h\.s\.|tariff)\s*(?:code|no)?s?\s*[.:]*\s*(\d{4}[.\s]?\d{2}(?:[.\s]?\d{2})*)/iu
      .exec(line.text)?.[1]
      ?.replace(/\D/g, '');
    if (digits !== undefined) return { value: digits, from: [line], certainty: CERTAINTY.number.tariff };
  }
  return null;
}

function joined(lines: readonly Phrase[]): Understood | null {
  const value = cleaned(lines.map(({ text }) => text).join(' '));
  return value === '' ? null : { value, from: lines, certainty: CERTAINTY.transport.joinedLines };
}

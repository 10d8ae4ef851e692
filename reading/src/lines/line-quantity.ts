import { isQuantityUnit, quantityUnitIn } from '@tallyport/domain/values/quantity-units';
import { CERTAINTY } from '../certainty.js';
import type { DocumentText } from '../document-text.js';
import type { Understood } from '../fields/field-reading.js';
import type { Phrase } from '../page/phrases.js';
import { cellOf, type TableRow } from '../tables/rows.js';
import { numberIn, textIn } from './cell-values.js';

/** How many of the goods a row counts, and in what: a unit beside the number, in a column of its own or in the head. */
export function quantityOf(row: TableRow, text: DocumentText): { quantity: Understood | null; unit: Understood | null } {
  const counted = cellOf(row, 'quantity');
  const named = cellOf(row, 'quantity_unit');
  const isBoth = counted === null && named !== null && /^\d/.test(named.text);
  const cell = counted ?? (isBoth ? named : null);
  return { quantity: cell === null ? null : numberIn(cell, text), unit: unitOf(row, counted, named) };
}

/** One word behind a number is its unit, whatever it is called: `12 låda`, `300 rft`, `1 psch.`, `2,5 Stunde(n)` */
const ONE_WORD = /^\d[\d.,'’ ]*?\s?(\p{L}[\p{L}²³]{0,9}(?:\(\p{L}{1,3}\))?\.?)$/u;

function unitOf(row: TableRow, cell: Phrase | null, named: Phrase | null): Understood | null {
  const printed = named === null ? null : withoutUnitCode(textIn(named));
  const beside = cell === null ? null : (quantityUnitIn(cell.text) ?? ONE_WORD.exec(cell.text.trim())?.[1] ?? null);
  // A kind of package may have a column of its own beside counts with their unit.
  const isOfPackages = beside !== null && printed !== null && quantityUnitIn(String(printed.value)) !== null;
  if (printed !== null && !isOfPackages && /\p{L}/u.test(String(printed.value))) return printed;
  if (cell === null) return null;
  const behind = beside === null ? beforePrice(row) : null;
  if (behind !== null) return behind;
  return beside === null ? unitInHead(row, cell) : { value: beside, from: [cell], certainty: CERTAINTY.table.column };
}

/** A unit so far from its count that it stands before the price of one: `400 | PCS 1,240`. */
function beforePrice(row: TableRow): Understood | null {
  const cell = cellOf(row, 'unit_price');
  const [, unit] = /^(\p{L}[\p{L}²³]{0,7}\.?)\s+\W?\d[\d.,' ]*$/u.exec(cell?.text ?? '') ?? [];
  return cell === null || unit === undefined || !isQuantityUnit(unit)
    ? null
    : { value: unit, from: [cell], certainty: CERTAINTY.table.column };
}

/** Electronic invoices print the code of a unit (UN/ECE, or that of their customs) before its name: `H87 Pieza`. */
const UNIT_CODE = /^(?:[A-Z]\d[A-Z\d]|\d{2})\s*[-–]?\s+(?=\p{L})/u;

function withoutUnitCode(unit: Understood | null): Understood | null {
  const name = String(unit?.value ?? '').replace(UNIT_CODE, '');
  return unit === null || !isQuantityUnit(name) ? unit : { ...unit, value: name };
}

/** A unit in brackets, in a head that is nothing else, or in short behind what is counted: `Qty Pcs`. */
const BRACKETED_UNIT = /[(（]\s*(\p{L}+[²³23]?)\.?\s*[)）]/u;
const SHORT_UNIT = /[\s/]\s*(pcs?|sets?|prs?|ctns?|kgs?|mtrs?|doz|dz|nos|ea|stk|ltrs?|yds?|m[²³23]|cbm|sqm|stems|bunches)\.?$/iu;

/** Over counts these words say no more than how many. */
const ANY_UNIT =
  /^(?:units?|unit[éèà]s?|uds?|unids?|unidad(?:es)?|unidades?|einheit(?:en)?|eenhe(?:id|den)|enhe[dt](?:er)?|yksikk[öo]ä?)\.?$/iu;

/** `Quantity (PCS)`, `Qty Pcs` and `QTY/PCS` say in their heads what is counted. Spelled out (`No. of pieces`) it may be no more than a word for how many. */
function unitInHead(row: TableRow, cell: Phrase): Understood | null {
  const head = [...row.cells.keys()].find(({ role }) => role === 'quantity')?.head.trim() ?? '';
  const unit = [BRACKETED_UNIT.exec(head)?.[1], head, head.replace(/\s*\(\d+\)$/u, ''), SHORT_UNIT.exec(head)?.[1]].find(
    (word) => word !== undefined && isQuantityUnit(word) && !ANY_UNIT.test(word),
  );
  return unit === undefined ? null : { value: unit, from: [cell], certainty: CERTAINTY.table.unitFromPlace, isInferred: true };
}

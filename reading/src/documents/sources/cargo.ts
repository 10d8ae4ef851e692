import { packagesIn, packageTypeIn } from '@tallyport/domain/values/package-types';
import { weightUnitIn } from '@tallyport/domain/values/units';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import type { Measure } from '../../fields/measure.js';
import { pickPackages } from '../../fields/measures.js';
import { pick } from '../../fields/pick.js';
import { cleaned, readShortText } from '../../fields/value-readers.js';
import type { Known } from '../declaration.js';

/** `SAY TOTAL 622 CARTONS ONLY`: the sentence in which many papers sum up their packages. */
export function packagesInWords(text: DocumentText): Measure | null {
  for (const phrase of text.phrases) {
    const counted = /^\W*(?:say\s+)?total(?!\p{L})/iu.test(phrase.text) ? packagesIn(phrase.text) : null;
    if (counted === null) continue;
    const certainty = CERTAINTY.cargo.packagesInWords;
    return { amount: { value: counted.count, from: [phrase], certainty }, unit: { value: counted.type, from: [phrase], certainty } };
  }
  return null;
}

/** The kind of the packages that are counted at a label, where it has a label of its own. */
export function packageTypeAt(text: DocumentText): Understood | null {
  if (pickPackages(text, ['packages']) === null) return null;
  const labelled = pick(text, ['package_type'], readShortText);
  const type = labelled === null ? null : packageTypeIn(String(labelled.value));
  return labelled === null || type === null ? null : { ...labelled, value: type };
}

/** Goods that are counted by weight say in which unit the paper weighs. */
export function weightUnitOfLines(_text: DocumentText, known: Known<'gross_weight'>): Understood | null {
  if (known.get('gross_weight') === null) return null;
  const units = known.lines.map((line) => line.get('quantity_unit'));
  const [first] = units;
  const named = new Set(units.map((unit) => weightUnitIn(String(unit?.value ?? ''))));
  const [unit] = named;
  if (first === undefined || unit === undefined || unit === null || named.size > 1) return null;
  return { value: unit, from: first.from, certainty: CERTAINTY.cargo.unitOfLines, isInferred: true };
}

/** The shipping marks in the column of a table. */
export function marksInTable(text: DocumentText): Understood | null {
  const cells = text.tables.flatMap(({ rows }) =>
    rows.flatMap((row) => [...row.cells].filter(([column]) => column.role === 'marks').map(([, cell]) => cell)),
  );
  const value = cleaned(cells.map((cell) => cell.text).join(' '));
  return value === '' || !/\p{L}{2}/u.test(value) ? null : { value, from: cells, certainty: CERTAINTY.table.marks };
}

import { isOnlyForm } from '@tallyport/domain/values/company-names';
import { heightOf, isSameLine, overlapY } from '../page/area.js';
import { isClosed, isSameCell } from '../page/enclosure.js';
import { type Phrase, partOf } from '../page/phrases.js';
import { type FormField, formFieldOf } from './form-fields.js';
import { FIELD_FORM } from './tuning.js';

/** A field of the form of a party: its label, and the lines of its value. Of any other field it is only known that it is one. */
export interface FormRow {
  readonly field: FormField | null;
  readonly label: Phrase;
  readonly value: readonly Phrase[];
}

/** The fields that begin with a phrase: one label before its value, or several on a line, `Province: Girona Country: ES`. */
export function rowsAt(phrase: Phrase, block: readonly Phrase[], page: readonly Phrase[]): FormRow[] {
  const inCell = page.filter(({ cell }) => isSameCell(cell, phrase.cell));
  const whole = inCell.length > 1 && inCell.length <= FIELD_FORM.mostLines ? inCell.map(({ text }) => text).join(' ') : phrase.text;
  const ofCell = whole === phrase.text ? null : formFieldOf(whole);
  if (ofCell !== null && inCell[0] !== phrase) return [];
  const field = ofCell ?? formFieldOf(phrase.text);
  if (field !== null) {
    const others = page.filter((other) => other !== phrase && (ofCell === null || !inCell.includes(other)));
    return [{ field, label: phrase, value: valueAt(phrase, others) }];
  }
  return fieldsWithin(phrase).map((row, index, all) =>
    index < all.length - 1 || row.value.length === 0
      ? row
      : { ...row, value: [...row.value, ...restOf(row, under(row.value[0] ?? phrase, phrase, block))] },
  );
}

/** Under a name on the line of its label stands an address, unless it is the form of the company. */
function restOf({ field }: FormRow, lines: readonly Phrase[]): readonly Phrase[] {
  return field === 'name' ? lines.slice(0, 1).filter(({ text }) => isOnlyForm(text)) : lines;
}

/** Labels with a colon and what stands behind each, on one line. */
function fieldsWithin(phrase: Phrase): FormRow[] {
  const starts = [...phrase.text.matchAll(/[:：]/gu)].flatMap(({ index }) => {
    const before = phrase.text.slice(0, index);
    const words = [...before.matchAll(/\S+/gu)].map(({ index: at }) => at);
    const at = words.find((start) => formFieldOf(before.slice(start)) !== null);
    const own = at ?? words.at(-1) ?? 0;
    return [{ at: own, end: index + 1, field: at === undefined ? null : formFieldOf(before.slice(at)) }];
  });
  const [first] = starts;
  if (first === undefined || (first.field !== null && first.at > 0)) return [];
  return starts.flatMap(({ at, end, field }, index) => {
    const value = partOf(phrase, end, starts[index + 1]?.at ?? phrase.text.length);
    const label = partOf(phrase, at, end);
    return label === null ? [] : [{ field, label, value: value === null ? [] : [value] }];
  });
}

/** What a label means: the cell beside it, else what follows on its line with the lines below that, else the lines below it. */
function valueAt(label: Phrase, page: readonly Phrase[]): readonly Phrase[] {
  const inside = page.filter(({ cell, area }) => isSameCell(cell, label.cell) && area.top >= label.area.bottom - 1);
  if (
    inside.length > 0 &&
    inside.length < FIELD_FORM.mostLines &&
    page.every((other) => !isSameCell(other.cell, label.cell) || inside.includes(other))
  )
    return isLabelled(inside) ? [] : inside;
  const isBeside = ({ cell, area }: Phrase) => Math.abs(cell.left - label.cell.right) < 1 && overlapY(area, label.cell) > 0;
  const beside = isClosed(label.cell) ? page.filter(isBeside) : [];
  if (beside.length > 0 && beside.length <= FIELD_FORM.mostLines) return isLabelled(beside) ? [] : beside;
  const onLine = page.filter(({ area }) => isSameLine(area, label.area) && area.left >= label.area.right - 1);
  const [next] = onLine.toSorted((a, b) => a.area.left - b.area.left);
  const isNext = next !== undefined && next.cell.left === label.cell.left && next.area.left - label.area.right < FIELD_FORM.farthestValue;
  if (isNext) return isLabelled([next]) ? [] : [next, ...under(next, label, page)];
  return under(label, label, page);
}

function isLabelled([first]: readonly Phrase[]): boolean {
  return first !== undefined && (/\S\s*[:：]/u.test(first.text) || formFieldOf(first.text) !== null);
}

/** The lines that go on below one at its place, as far as nothing stands before them on their lines and none is a label. */
function under(first: Phrase, label: Phrase, page: readonly Phrase[]): readonly Phrase[] {
  const lines: Phrase[] = [];
  const farthest = first.area.left > label.area.right ? FIELD_FORM.besideGap : FIELD_FORM.rowGap;
  for (let last = first; lines.length < FIELD_FORM.mostLines; ) {
    const next = page.find(({ area }) => {
      const gap = area.top - last.area.bottom;
      return gap > -0.3 * heightOf(last.area) && gap < farthest * heightOf(last.area) && isUnder(area.left, first, label);
    });
    const isOther =
      next === undefined ||
      isLabelled([next]) ||
      /^\s*[:：]/u.test(next.text) ||
      !isInBox(next, first, first.area.left > label.area.right) ||
      page.some(({ area }) => isSameLine(area, next.area) && area.right <= next.area.left && area.left > label.area.left - heightOf(area));
    if (isOther) return lines;
    lines.push(next);
    last = next;
  }
  return lines;
}

/** Under a value on the line of its label the rest stands under either of them. */
function isUnder(left: number, first: Phrase, label: Phrase): boolean {
  return Math.abs(left - first.area.left) < 2 || (isInline(first, label) && Math.abs(left - label.area.left) < 2);
}

function isInline(first: Phrase, label: Phrase): boolean {
  return first !== label && first.area.left < label.area.right && isSameLine(first.area, label.area);
}

/** Whether a line goes on where a value began; forms whose rows are ruled leave a row without a label to the rest of a value beside one. */
function isInBox(next: Phrase, first: Phrase, isBeside: boolean): boolean {
  return next.cell.left === first.cell.left && (isBeside || next.cell.top === first.cell.top);
}

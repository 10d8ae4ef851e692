import type { ModelAnswer } from '@tallyport/contracts/document-extraction/model-answer';
import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Phrase } from '../page/phrases.js';
import type { PrintedValues } from './find-printed.js';
import { groundOnLine } from './ground-value.js';
import { type Fate, reconcileValue } from './reconcile-value.js';
import { writtenValue } from './written-value.js';

type SaidLine = ModelAnswer['lines'][number];
type Count = (fate: Fate) => void;

interface SaidValue {
  readonly field: string;
  readonly value: string;
  readonly form: FieldForm;
}

/**
 * Lines are compared in their printed order, and only where both readers count as many: a line too many would shift all that
 * follow. Where nothing was read here, the model's lines stand, as far as at least half of what each says is on the page.
 */
export function reconcileLines(
  { kind, lines }: { readonly kind: RecordKind; readonly lines: readonly Readings[] },
  said: readonly SaidLine[],
  pages: PrintedValues,
  count: Count,
): Readings[] {
  const own = lines.filter((line) => Object.values(line).some(({ method }) => method !== 'model'));
  const values = said.map((line) => saidValues(kind, line, count));
  if (own.length === 0) return values.flatMap((line) => newLine(line, pages, count));
  if (own.length !== values.length) {
    for (const _ of values.flat()) count('refused');
    return [...lines];
  }
  return own.map((line, index) => reconcileLine(line, values[index] ?? [], pages, count));
}

function saidValues(kind: RecordKind, line: SaidLine, count: Count): SaidValue[] {
  return Object.entries(line).flatMap(([field, answer]) => {
    const form = fieldForm(kind, field, true);
    const written = form === null ? null : writtenValue(answer, form);
    if (written?.kind === 'misshapen') count('refused');
    return form === null || written?.kind !== 'value' ? [] : [{ field, form, value: written.value }];
  });
}

function reconcileLine(line: Readings, said: readonly SaidValue[], pages: PrintedValues, count: Count): Readings {
  const result: Readings = { ...line };
  const grounded = groundLine(said, pages);
  for (const { field, value, form } of said) {
    const { reading, fate } = reconcileValue(line[field], { value, form, grounded: grounded.get(field) ?? null, isBoxBlank: false });
    count(fate);
    if (reading !== null) result[field] = reading;
  }
  return result;
}

function newLine(said: readonly SaidValue[], pages: PrintedValues, count: Count): Readings[] {
  const grounded = groundLine(said, pages);
  if (said.length === 0 || grounded.size < said.length / 2) {
    for (const _ of said) count('refused');
    return [];
  }
  return [reconcileLine({}, said, pages, count)];
}

/** Finds the values of one line, beginning with that which says most: the others stand near it. */
function groundLine(said: readonly SaidValue[], pages: PrintedValues): Map<string, Reading> {
  const found = new Map<string, Reading>();
  let anchor: Phrase | null = null;
  for (const { field, value, form } of said.toSorted((a, b) => b.value.length - a.value.length)) {
    const grounded = groundOnLine(field, value, form, pages, anchor);
    if (grounded === null) continue;
    anchor ??= grounded.at;
    found.set(field, grounded.reading);
  }
  return found;
}

import type { ModelAnswer } from '@tallyport/contracts/document-extraction/model-answer';
import type { Readings } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { ReadDocument } from '../document-model.js';
import { readText } from '../pipeline.js';
import { isBoxBlank } from './field-labels.js';
import { PrintedValues } from './find-printed.js';
import { groundValue } from './ground-value.js';
import { reconcileLines } from './reconcile-lines.js';
import { type Fate, reconcileValue } from './reconcile-value.js';
import { writtenValue } from './written-value.js';

/** Header and lines of one document, of whatever reader. */
export interface ReadRecord {
  readonly kind: RecordKind;
  readonly header: Readings;
  readonly lines: readonly Readings[];
}

/** A record after a model was heard, and how many of its values came to which end. */
export interface Reconciled {
  readonly header: Readings;
  readonly lines: Readings[];
  readonly fates: Readonly<Record<Fate, number>>;
}

/**
 * Brings a model's answer about one document together with what was read of it here. The pages decide: a value that they do
 * not state is kept as unverified at most, and no value with a place is ever replaced. Doing it twice changes nothing.
 */
export function reconcileRecord(read: ReadRecord, answer: ModelAnswer, file: ReadDocument): Reconciled {
  const pages = new PrintedValues(readText(file));
  const fates = { agreed: 0, added: 0, unverified: 0, refused: 0 };
  const count = (fate: Fate) => {
    fates[fate] += 1;
  };
  const header = reconcileHeader(read, answer.header, pages, count);
  const lines = reconcileLines(read, answer.lines, pages, count);
  return { header, lines, fates };
}

function reconcileHeader(read: ReadRecord, said: ModelAnswer['header'], pages: PrintedValues, count: (fate: Fate) => void): Readings {
  const header: Readings = { ...read.header };
  for (const [field, answer] of Object.entries(said)) {
    const form = fieldForm(read.kind, field, false);
    const written = form === null ? null : writtenValue(answer, form);
    if (form === null || written === null || written.kind === 'nothing') continue;
    if (written.kind === 'misshapen') {
      count('refused');
      continue;
    }
    const { value } = written;
    const grounded = groundValue(field, value, form, pages);
    const { reading, fate } = reconcileValue(header[field], { value, form, grounded, isBoxBlank: isBoxBlank(field, pages.text) });
    count(fate);
    if (reading !== null) header[field] = reading;
  }
  return header;
}

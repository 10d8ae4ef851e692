import { z } from 'zod';
import { HEADER_FIELDS, LINE_FIELDS } from '../shipping-record/fields.js';
import type { FieldForm } from '../shipping-record/forms.js';
import type { RecordKind } from '../shipping-record/kinds.js';

/** Values that no page states: the product works them out, or a person says them. */
const NOT_ASKED = new Set(['match_confidence', 'lookup_code', 'cw1_quantity']);

/** How a model is asked to write a value. What is no text of this form is not taken. */
const WRITTEN: Record<FieldForm, string | null> = {
  text: 'exactly as printed',
  'long text': 'exactly as printed, lines joined by a space',
  decimal: 'a number as text: digits and at most one point, no grouping, no unit',
  day: 'a day as YYYY-MM-DD',
  code: 'the code in upper case',
  // A tick stands nowhere in the text of a page, so an answer could not be checked.
  'yes or no': null,
};

/** One document as a model read it: every field is there, null where the page says nothing. Values are text, as printed. */
export interface ModelAnswer {
  readonly header: Readonly<Record<string, string | null>>;
  readonly lines: readonly Readonly<Record<string, string | null>>[];
}

/** The strict shape of an answer about a record of this kind: every key present, none besides. */
export function modelAnswerOf(kind: RecordKind): z.ZodType<ModelAnswer> {
  return z.strictObject({ header: fieldsOf(HEADER_FIELDS[kind]), lines: z.array(fieldsOf(LINE_FIELDS[kind])).max(2_000) });
}

/** English for texts, in their order. */
export const ModelTranslations = z.strictObject({ translations: z.array(z.string().max(20_000).nullable()).max(500) });
export type ModelTranslations = z.infer<typeof ModelTranslations>;

function fieldsOf(fields: Readonly<Record<string, FieldForm>>) {
  const asked = Object.entries(fields).flatMap(([field, form]) => {
    const written = NOT_ASKED.has(field) ? null : WRITTEN[form];
    return written === null ? [] : [[field, z.string().nullable().describe(written)] as const];
  });
  return z.strictObject(Object.fromEntries(asked));
}

import { z } from 'zod';
import { isRecordField, type RecordField } from './fields.js';

/** The name of a field of some record, as an answer gives it. The list is closed: a name that no record has is refused. */
export const FieldName: z.ZodType<RecordField, string> = z.string().refine(isRecordField);

/**
 * The name of a field as a caller writes it: one of the vocabulary, so that a typo does not compile. What arrives is any text,
 * and the decider refuses a field that this record does not have.
 */
export const FieldNameInput: z.ZodType<string, RecordField> = z.preprocess((name: RecordField) => name, z.string().max(80));

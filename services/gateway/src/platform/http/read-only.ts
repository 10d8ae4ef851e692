import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../problems/problem-error.js';

/** The read-only fields of a full object that its sender changed: those that are sent and differ from what the call's answer tells. */
export function changedReadOnly<Field extends string>(
  fields: readonly Field[],
  sent: { readonly [Name in Field]?: unknown },
  told: { readonly [Name in Field]: unknown },
): Field[] {
  return fields.filter((field) => sent[field] !== undefined && !isDeepStrictEqual(sent[field], told[field]));
}

/** Throws 400 naming the fields; does nothing without any. */
export function refuseReadOnly(fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new ProblemError('invalid-input', {
    errors: fields.map((field) => ({ pointer: `/${field}`, message: 'this field is read only, and differs from what was read' })),
  });
}

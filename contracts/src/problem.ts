import { z } from 'zod';

/** The stable name of every problem that a caller can meet; status and sentence stand in `problems.ts`, which no browser needs. */
export const ProblemCode = z.enum([
  'invalid-input',
  'invalid-json',
  'not-signed-in',
  'wrong-log-in',
  'not-allowed',
  'not-found',
  'method-not-allowed',
  'request-timeout',
  'field-conflict',
  'stream-conflict',
  'command-reused',
  'body-too-large',
  'file-too-large',
  'file-type-refused',
  'file-empty',
  'file-protected',
  'file-damaged',
  'form-needed',
  'too-many-files',
  'media-type-refused',
  'password-refused',
  'account-exists',
  'too-many-requests',
  'header-too-large',
  'defect',
  'unavailable',
  'storage-full',
  'work-order.not-found',
  'work-order.exists',
  'work-order.illegal-transition',
  'work-order.lodged',
  'work-order.arrival-before-departure',
  'work-order.reason-needed',
  'work-order.broker-needed',
  'work-order.unknown-field',
  'work-order.unknown-assignee',
  'document.not-found',
  'document.withdrawn',
  'document.not-split',
  'document.page-not-read',
  'document.segments-changed',
  'document.segments-gap',
  'document.segments-overlap',
  'document.segments-past-end',
  'extraction.not-running',
  'extraction.still-running',
  'record.not-found',
  'record.unknown-field',
  'record.value-refused',
  'record.line-not-found',
  'kept.code-taken',
  'kept.unknown-code',
]);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** What the caller sees of a field that two people changed: `yours` was sent, `theirs` stands. */
export const FieldConflict = z.object({
  field: z.string(),
  yours: z.unknown(),
  theirs: z.unknown(),
  line: z.string().nullable().default(null),
});
export type FieldConflict = z.infer<typeof FieldConflict>;

/** RFC 9457 problem. `errors` point into the body, `conflicts` carry both values of each refused field. */
export const Problem = z.object({
  type: z.string(),
  code: ProblemCode,
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).optional(),
  conflicts: z.array(FieldConflict).optional(),
});
export type Problem = z.infer<typeof Problem>;

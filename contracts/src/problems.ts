import { z } from 'zod';

/**
 * Every problem that a caller can meet: its HTTP status and its sentence. Sentences in the specification's own words
 * (section 8) where it gives them. The code is stable; the web translates by code and never shows `detail` of a defect.
 */
export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'The request is not valid.' },
  'invalid-json': { status: 400, title: 'The request body is not valid JSON.' },
  'not-signed-in': { status: 401, title: 'Sign in to go on.' },
  'wrong-log-in': { status: 401, title: 'Email or password is wrong.' },
  'not-allowed': { status: 403, title: 'You may not do this.' },
  'not-found': { status: 404, title: 'Not found.' },
  'method-not-allowed': { status: 405, title: 'This path does not take this method.' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive.' },
  'field-conflict': { status: 409, title: 'Somebody else changed this meanwhile.' },
  'stream-conflict': { status: 409, title: 'This changed too often to record your change. Try again.' },
  'command-reused': { status: 422, title: 'This Idempotency-Key was used for another request.' },
  'body-too-large': { status: 413, title: 'The request body is too large.' },
  'file-too-large': { status: 413, title: 'Uploaded files must be less than 10MB' },
  'file-type-refused': { status: 415, title: 'Only PDF, PNG, JPG, XLS, XLSX, DOC, and DOCX files are accepted' },
  'media-type-refused': { status: 415, title: 'The request body must be JSON.' },
  'password-refused': { status: 400, title: 'The password format entered is wrong.' },
  'account-exists': { status: 409, title: 'There is an account with this e-mail address already.' },
  'too-many-requests': { status: 429, title: 'Too many tries. Wait a while and try again.' },
  'header-too-large': { status: 431, title: 'The request headers are too large.' },
  defect: { status: 500, title: 'Something went wrong here. It was recorded.' },
  unavailable: { status: 503, title: 'This cannot be done at the moment. Try again shortly.' },
  'storage-full': { status: 507, title: 'There is no room left to store this file.' },
  'work-order.not-found': { status: 404, title: 'Shipment is no longer available' },
  'work-order.exists': { status: 409, title: 'This shipment exists already.' },
  'work-order.illegal-transition': { status: 409, title: 'The job cannot move to this status from where it stands.' },
  'work-order.reason-needed': { status: 409, title: 'Give a reason for this step.' },
  'work-order.broker-needed': { status: 409, title: 'Only a broker may do this.' },
  'work-order.unknown-field': { status: 400, title: 'A shipment has no such field.' },
  'work-order.unknown-assignee': { status: 400, title: 'This person does not have that role in this organisation.' },
  'document.not-found': { status: 404, title: 'This document is no longer available.' },
  'document.withdrawn': { status: 409, title: 'This document was withdrawn.' },
  'document.not-split': { status: 409, title: 'This document has not been read yet.' },
  'document.page-not-read': { status: 404, title: 'This page has not been read yet.' },
  'document.segments-changed': { status: 409, title: 'Somebody or a new reading split this document otherwise meanwhile.' },
  'document.segments-gap': { status: 409, title: 'Some pages belong to no part. Every page must belong to one.' },
  'document.segments-overlap': { status: 409, title: 'A page belongs to two parts, or a part ends before it begins.' },
  'document.segments-past-end': { status: 409, title: 'A part goes past the last page of the document.' },
  'extraction.not-running': { status: 409, title: 'This document is not being read at the moment.' },
  'extraction.still-running': { status: 409, title: 'This document is still being read.' },
  'record.not-found': { status: 404, title: 'This record is no longer available.' },
  'record.unknown-field': { status: 400, title: 'This record has no such field.' },
  'record.value-refused': { status: 400, title: 'This value does not fit the field.' },
  'record.line-not-found': { status: 409, title: 'This line is no longer there.' },
  'kept.code-taken': { status: 409, title: 'There is one with this code already.' },
  'kept.unknown-code': { status: 400, title: 'There is no product or lookup with this code.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
export const ProblemCode = z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]);

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

export function problem(code: ProblemCode, more: Pick<Problem, 'detail' | 'errors' | 'conflicts'> = {}): Problem {
  const { status, title } = PROBLEMS[code];
  return { type: `urn:tallyport:problem:${code}`, code, title, status, ...more };
}

import type { Problem, ProblemCode } from './problem.js';

/**
 * Every problem that a caller can meet: its HTTP status and its sentence. Sentences in the specification's own words
 * (section 8) where it gives them. The code is stable; the web translates by code and never shows `detail` of a defect.
 */
export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'The request is not valid.' },
  'invalid-json': { status: 400, title: 'The request body is not valid JSON.' },
  'not-signed-in': { status: 401, title: 'Sign in to continue.' },
  'wrong-log-in': { status: 401, title: 'Email or password is wrong.' },
  'not-allowed': { status: 403, title: 'You are not allowed to do this.' },
  'not-found': { status: 404, title: 'Not found.' },
  'method-not-allowed': { status: 405, title: 'This method is not allowed here.' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive.' },
  'field-conflict': { status: 409, title: 'Somebody else has changed this in the meantime.' },
  'stream-conflict': { status: 409, title: 'This changed too often to record your change. Try again.' },
  'command-reused': { status: 422, title: 'This Idempotency-Key was used for another request.' },
  'body-too-large': { status: 413, title: 'The request body is too large.' },
  'file-too-large': { status: 413, title: 'Uploaded files must be less than 10MB' },
  'file-type-refused': { status: 415, title: 'Only PDF, PNG, JPG, XLS, XLSX, DOC, and DOCX files are accepted' },
  'file-empty': { status: 422, title: 'This file is empty.' },
  'file-protected': { status: 422, title: 'This file is protected by a password. Remove the password and upload it again.' },
  'file-damaged': { status: 422, title: 'This file is damaged and cannot be read.' },
  'form-needed': { status: 415, title: 'Send the files as a form (multipart/form-data).' },
  'too-many-files': { status: 413, title: 'At most 50 files can be sent at once. None of these was accepted.' },
  'media-type-refused': { status: 415, title: 'The request body must be JSON.' },
  'password-refused': { status: 400, title: 'The password format entered is wrong.' },
  'account-exists': { status: 409, title: 'An account with this e-mail address already exists.' },
  'too-many-requests': { status: 429, title: 'Too many attempts. Wait a while and try again.' },
  'header-too-large': { status: 431, title: 'The request headers are too large.' },
  defect: { status: 500, title: 'Something went wrong on the server. The error was recorded.' },
  unavailable: { status: 503, title: 'This cannot be done at the moment. Try again shortly.' },
  'storage-full': { status: 507, title: 'The disk is full: nothing can be stored until there is room. What is there can still be read.' },
  'work-order.not-found': { status: 404, title: 'Shipment is no longer available' },
  'work-order.exists': { status: 409, title: 'This shipment already exists.' },
  'work-order.illegal-transition': { status: 409, title: 'The job cannot move to this status from its present one.' },
  'work-order.reason-needed': { status: 409, title: 'Give a reason for this step.' },
  'work-order.broker-needed': { status: 403, title: 'Only a broker may do this.' },
  'work-order.lodged': { status: 409, title: 'A lodged job cannot be deleted.' },
  'work-order.arrival-before-departure': { status: 400, title: 'The arrival cannot be before the departure.' },
  'work-order.unknown-field': { status: 400, title: 'A shipment has no such field.' },
  'work-order.unknown-assignee': { status: 400, title: 'This person does not have that role in this organisation.' },
  'document.not-found': { status: 404, title: 'This document is no longer available.' },
  'document.withdrawn': { status: 409, title: 'This document was withdrawn.' },
  'document.not-split': { status: 409, title: 'This document has not been read yet.' },
  'document.page-not-read': { status: 404, title: 'This page has not been read yet.' },
  'document.segments-changed': { status: 409, title: 'Somebody, or a new reading, has split this document differently in the meantime.' },
  'document.segments-gap': { status: 409, title: 'Some pages belong to no part. Every page must belong to one.' },
  'document.segments-overlap': { status: 409, title: 'A page belongs to two parts, or a part ends before it begins.' },
  'document.segments-past-end': { status: 409, title: 'A part goes past the last page of the document.' },
  'extraction.not-running': { status: 409, title: 'This document is not being read at the moment.' },
  'extraction.still-running': { status: 409, title: 'This document is still being read.' },
  'record.not-found': { status: 404, title: 'This record is no longer available.' },
  'record.unknown-field': { status: 400, title: 'This record has no such field.' },
  'record.value-refused': { status: 400, title: 'This value does not fit the field.' },
  'record.line-not-found': { status: 409, title: 'This line is no longer there.' },
  'kept.code-taken': { status: 409, title: 'This code is already in use.' },
  'kept.unknown-code': { status: 400, title: 'There is no product or lookup with this code.' },
} as const satisfies Record<ProblemCode, { status: number; title: string }>;

export function problem(code: ProblemCode, more: Pick<Problem, 'detail' | 'errors' | 'conflicts'> = {}): Problem {
  const { status, title } = PROBLEMS[code];
  return { type: `urn:tallyport:problem:${code}`, code, title, status, ...more };
}

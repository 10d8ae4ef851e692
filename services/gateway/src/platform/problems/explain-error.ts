import { HttpException } from '@nestjs/common';
import { BlobMissing, BlobTooLarge, StorageFull } from '@tallyport/blob-store/blob-store';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { Rejection } from '@tallyport/domain/rejection';
import { CommandReused } from '@tallyport/event-store/append';
import { StreamTooBusy } from '@tallyport/event-store/stream-writer';
import { databaseFailureOf } from '../database/database-failure.js';
import { ProblemError } from './problem-error.js';

/** What Fastify and its plugins throw, as problems. */
const FASTIFY: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-refused',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_BAD_URL: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'form-needed',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_FILES_LIMIT: 'too-many-files',
  FST_PARTS_LIMIT: 'too-many-files',
  FST_FIELDS_LIMIT: 'invalid-input',
  FST_PROTO_VIOLATION: 'invalid-input',
  FST_MP_PREMATURE_CLOSE: 'invalid-input',
};

/** What the reader of multipart bodies says, without a code, of a form that it cannot read: no boundary, too long a one, or no end. */
const BROKEN_FORM = /^Multipart: Boundary not found|^The needle cannot|unexpected end of multipart data$/i;

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  408: 'request-timeout',
  413: 'body-too-large',
  415: 'media-type-refused',
};

/** The problem that an error means for the caller. What is not known here is a defect: its message stays inside. */
export function explainError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof Rejection)
    return new ProblemError(error.code, error.conflicts.length > 0 ? { conflicts: [...error.conflicts] } : {});
  if (error instanceof BlobTooLarge) return new ProblemError('file-too-large');
  if (error instanceof StorageFull) return new ProblemError('storage-full');
  if (error instanceof CommandReused) return new ProblemError('command-reused');
  if (error instanceof StreamTooBusy) return new ProblemError('stream-conflict');
  if (error instanceof BlobMissing) return new ProblemError('not-found');
  const failure = databaseFailureOf(error);
  if (failure === 'unavailable') return new ProblemError('unavailable', {}, 1, { cause: error });
  if (failure === 'full') return new ProblemError('storage-full', {}, null, { cause: error });
  if (failure === 'contention') return new ProblemError('stream-conflict', {}, null, { cause: error });
  return new ProblemError(codeOf(error) ?? 'defect', {}, null, { cause: error });
}

function codeOf(error: unknown): ProblemCode | undefined {
  if (error instanceof HttpException) return BY_STATUS[error.getStatus()];
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && error.code in FASTIFY) return FASTIFY[error.code];
  if (BROKEN_FORM.test(error.message)) return 'invalid-input';
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status < 500 ? (BY_STATUS[status] ?? 'invalid-input') : undefined;
}

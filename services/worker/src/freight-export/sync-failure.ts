import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { SyncCause } from '@tallyport/contracts/freight-export/sync-events';
import type { Reading } from '@tallyport/domain/freight-export/answer/judge-reading';
import { isReadable } from '@tallyport/domain/freight-export/answer/transport-outcome';
import type { PageRead } from '@tallyport/workflows/freight-sync/activities';
import { keepAnswer, statusOf } from './call-outcome.js';
import type { Exchange } from './freight-caller.js';

type Failed = Extract<PageRead, { kind: 'failed' }>;

/** Why it was not read. An answer is kept, so that a person can see it. */
export async function failedBy(blobs: Pick<BlobStore, 'putFile'>, orgId: string, reading: Reading, exchange: Exchange): Promise<Failed> {
  const original = await keepAnswer(blobs, orgId, exchange);
  const { milliseconds } = exchange;
  return failed(causeOf(reading), { lines: [...reading.lines], httpStatus: statusOf(exchange), original, milliseconds });
}

function failed(cause: SyncCause, more: Partial<Failed>): Failed {
  return { kind: 'failed', cause, detail: null, httpStatus: null, lines: [], original: null, milliseconds: 0, ...more };
}

/** It was read whole and says nothing bad, but brings nothing. */
export function isEmptyAnswer({ kind, exchange: { outcome } }: Reading & { readonly exchange: Exchange }): boolean {
  return kind === 'unknown' && outcome.kind === 'answered' && outcome.status < 300 && isReadable(outcome.document);
}

function causeOf(reading: Reading): SyncCause {
  switch (reading.kind) {
    case 'log-in-refused':
    case 'not-there':
      return reading.kind;
    case 'not-sent':
      return 'no-answer';
    case 'unknown':
      return reading.reason === 'unreadable-answer' || reading.reason === 'timeout' ? reading.reason : 'no-answer';
    default:
      return 'refused';
  }
}

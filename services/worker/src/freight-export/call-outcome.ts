import { Readable } from 'node:stream';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { Judgement } from '@tallyport/domain/freight-export/answer/judge-answer';
import type { CallOutcome } from '@tallyport/domain/freight-export/export/commands';
import type { Exchange } from './freight-caller.js';

const MOST_ANSWER_BYTES = 16 * 1024 * 1024;

/** What a judgement is recorded as. `original` is the answer as it is kept. */
export function callOutcome(judged: Judgement, exchange: Exchange, original: string | null): CallOutcome {
  const lines = [...judged.lines];
  switch (judged.kind) {
    case 'accepted':
      return { kind: 'accepted', key: judged.key, lines, original };
    case 'accepted-later':
      return { kind: 'accepted-later', lines, original };
    case 'refused':
    case 'log-in-refused':
      return { kind: judged.kind, httpStatus: statusOf(exchange), lines, original };
    case 'not-sent':
      return { kind: 'not-sent', detail: (lines[0]?.text ?? judged.reason).slice(0, 500) };
    case 'unknown':
      return { kind: 'unknown', reason: judged.reason };
    case 'needs-person':
      // Not a success that anybody knows; whether it was done all the same is read back.
      return { kind: 'unknown', reason: 'unreadable-answer' };
  }
}

export function statusOf({ outcome }: Exchange): number | null {
  return outcome.kind === 'answered' ? outcome.status : null;
}

/** Keeps what was answered, as it was; null where nothing was. */
export async function keepAnswer(
  blobs: Pick<BlobStore, 'putFile'>,
  orgId: string,
  { body }: Pick<Exchange, 'body'>,
): Promise<string | null> {
  if (body === null || body.byteLength === 0) return null;
  return (await blobs.putFile(orgId, Readable.from([body]), { limit: MOST_ANSWER_BYTES })).hash;
}

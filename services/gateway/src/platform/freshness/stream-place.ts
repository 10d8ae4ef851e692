import { StreamId } from '@tallyport/contracts/values/ids';
import { ProblemError } from '../problems/problem-error.js';

/** A position of a stream, as `Stream-Position` and `If-Position` carry it: `work-order/3f0c…@7`. */
export interface StreamPlace {
  readonly streamId: string;
  readonly streamPosition: number;
}

export function streamPlaceText({ streamId, streamPosition }: StreamPlace): string {
  return `${streamId}@${streamPosition}`;
}

export function parseStreamPlace(text: string): StreamPlace {
  const [, streamId, position] = /^(.+)@(\d{1,9})$/.exec(text) ?? [];
  if (streamId === undefined || !StreamId.safeParse(streamId).success) {
    throw new ProblemError('invalid-input', {
      errors: [{ pointer: 'If-Position', message: 'a stream and its position: work-order/<id>@7' }],
    });
  }
  return { streamId, streamPosition: Number(position) };
}

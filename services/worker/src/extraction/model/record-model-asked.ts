import type { ExtractionModelAsked } from '@tallyport/contracts/document-extraction/events';
import type { z } from 'zod';
import type { Spending } from '../../adapters/model/model-port.js';
import type { ExtractionStream } from '../extraction-stream.js';

export type ModelAsked = z.infer<typeof ExtractionModelAsked.data>;

export const NOTHING_SPENT: Spending = { tokensIn: 0, tokensOut: 0, costMicros: null, latencyMs: 0 };

export const NOTHING_SAID = { agreed: 0, added: 0, unverified: 0, refused: 0 } as const;

/** Records what came of one question. It has one outcome in an attempt, whoever tells it first. */
export function recordModelAsked(stream: Pick<ExtractionStream, 'record'>, asked: ModelAsked): Promise<void> {
  return stream.record({ type: 'record-model-asked', asked }, `${asked.attempt}/model/${asked.question}`);
}

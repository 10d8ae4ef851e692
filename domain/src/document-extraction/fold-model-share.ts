import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import type { ExtractionModelAsked } from '@tallyport/contracts/document-extraction/events';
import type { z } from 'zod';

type Share = Extraction['model'];
type Asked = z.infer<typeof ExtractionModelAsked.data>;

/** A model's share in a reading with one more question. A view from before there were models has none. */
export function withQuestion(share: Share | undefined, asked: Asked): Share {
  const before = share ?? NOTHING_ASKED;
  return {
    name: asked.model,
    outcome: asked.outcome === 'used' ? 'used' : before.outcome,
    reason: before.reason ?? asked.reason,
    questions: before.questions + 1,
    tokens_in: before.tokens_in + asked.tokensIn,
    tokens_out: before.tokens_out + asked.tokensOut,
    cost_micros: asked.costMicros === null ? before.cost_micros : (before.cost_micros ?? 0) + asked.costMicros,
    latency_ms: before.latency_ms + asked.latencyMs,
    agreed: before.agreed + asked.agreed,
    added: before.added + asked.added,
    unverified: before.unverified + asked.unverified,
    refused: before.refused + asked.refused,
  };
}

const NOTHING_ASKED: NonNullable<Share> = {
  name: '',
  outcome: 'fallback',
  reason: null,
  questions: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost_micros: null,
  latency_ms: 0,
  agreed: 0,
  added: 0,
  unverified: 0,
  refused: 0,
};

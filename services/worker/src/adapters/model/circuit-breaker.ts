import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import { type Model, type ModelReply, ModelUnavailable } from './model-port.js';

/** So many questions in a row without an answer, and nobody should wait for the next one. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

/**
 * A model behind a circuit breaker. It is left alone for a minute after it gave no answer three times in a row: meanwhile documents
 * go on without it at once, with the reason, instead of waiting for it one after the other. The first question after that tries it
 * again.
 */
export function withCircuitBreaker(model: Model, now: () => number = Date.now): Model {
  let unanswered = 0;
  let open: { readonly until: number; readonly reason: ModelFallback } | null = null;

  async function unlessOpen<Answer>(ask: () => Promise<ModelReply<Answer>>): Promise<ModelReply<Answer>> {
    if (open !== null && now() < open.until) {
      return { kind: 'none', reason: open.reason, spent: { tokensIn: 0, tokensOut: 0, costMicros: null, latencyMs: 0 } };
    }
    try {
      const reply = await ask();
      [unanswered, open] = [0, null];
      return reply;
    } catch (error) {
      if (error instanceof ModelUnavailable && ++unanswered >= FAILURES_TO_OPEN) open = { until: now() + OPEN_MS, reason: error.reason };
      throw error;
    }
  }

  return {
    name: model.name,
    seesPictures: model.seesPictures,
    read: (document, signal) => unlessOpen(() => model.read(document, signal)),
    translate: (texts, signal) => unlessOpen(() => model.translate(texts, signal)),
    judge: (goods, signal) => unlessOpen(() => model.judge(goods, signal)),
  };
}

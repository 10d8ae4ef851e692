import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import { type Model, type ModelReply, ModelUnavailable } from './model-port.js';

/** So many questions in a row without an answer, and nobody should wait for the next one. */
const PATIENCE = 3;
const REST_MS = 60_000;

/**
 * A model that is left alone for a minute after it gave no answer three times in a row: meanwhile documents go on without it at
 * once, with the reason, instead of waiting for it one after the other. The first question after that tries it again.
 */
export function resting(model: Model, now: () => number = Date.now): Model {
  let unanswered = 0;
  let rest: { readonly until: number; readonly reason: ModelFallback } | null = null;

  async function unlessResting<Answer>(ask: () => Promise<ModelReply<Answer>>): Promise<ModelReply<Answer>> {
    if (rest !== null && now() < rest.until) {
      return { kind: 'none', reason: rest.reason, spent: { tokensIn: 0, tokensOut: 0, costMicros: null, latencyMs: 0 } };
    }
    try {
      const reply = await ask();
      [unanswered, rest] = [0, null];
      return reply;
    } catch (error) {
      if (error instanceof ModelUnavailable && ++unanswered >= PATIENCE) rest = { until: now() + REST_MS, reason: error.reason };
      throw error;
    }
  }

  return {
    name: model.name,
    seesPictures: model.seesPictures,
    read: (document, signal) => unlessResting(() => model.read(document, signal)),
    translate: (texts, signal) => unlessResting(() => model.translate(texts, signal)),
    judge: (goods, signal) => unlessResting(() => model.judge(goods, signal)),
  };
}

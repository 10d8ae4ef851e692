import { Counter, Histogram, type Registry } from 'prom-client';
import { withCircuitBreaker } from './circuit-breaker.js';
import type { ModelConfig } from './model-config.js';
import { type Model, type ModelReply, ModelUnavailable } from './model-port.js';
import { OpenAiModel } from './openai-model.js';

/** The configured model with its gauges, or null. Questions are counted here also when they brought no answer. */
export function openModel(config: ModelConfig | null, metrics: Registry): Model | null {
  return config === null ? null : withCircuitBreaker(measured(new OpenAiModel(config), metrics));
}

function measured(model: Model, metrics: Registry): Model {
  const registers = [metrics];
  const questions = new Counter({
    name: 'tallyport_model_questions_total',
    help: 'Questions to the model by what came of them: answered, or the reason why there was no answer.',
    labelNames: ['question', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'tallyport_model_tokens_total',
    help: 'Tokens to and from the model.',
    labelNames: ['way'],
    registers,
  });
  const cost = new Counter({ name: 'tallyport_model_cost_dollars_total', help: 'Cost by the configured prices.', registers });
  const latency = new Histogram({
    name: 'tallyport_model_latency_seconds',
    help: 'How long a question took, whatever came of it.',
    labelNames: ['question'],
    buckets: [0.25, 0.5, 1, 2, 5, 10, 20, 40, 60, 120],
    registers,
  });

  async function counted<Answer>(question: string, ask: () => Promise<ModelReply<Answer>>): Promise<ModelReply<Answer>> {
    const stop = latency.startTimer({ question });
    try {
      const reply = await ask();
      questions.inc({ question, outcome: reply.kind === 'answered' ? 'answered' : reply.reason });
      tokens.inc({ way: 'in' }, reply.spent.tokensIn);
      tokens.inc({ way: 'out' }, reply.spent.tokensOut);
      cost.inc((reply.spent.costMicros ?? 0) / 1e6);
      return reply;
    } catch (error) {
      questions.inc({ question, outcome: error instanceof ModelUnavailable ? error.reason : 'broken off' });
      throw error;
    } finally {
      stop();
    }
  }

  return {
    name: model.name,
    seesPictures: model.seesPictures,
    read: (document, signal) => counted('read', () => model.read(document, signal)),
    translate: (texts, signal) => counted('translate', () => model.translate(texts, signal)),
    judge: (goods, signal) => counted('judge', () => model.judge(goods, signal)),
  };
}

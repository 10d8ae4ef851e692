import { goodsName, type ModelJudgement, modelJudgementsOf } from '@tallyport/contracts/classification/model-judgement';
import { type ModelAnswer, ModelTranslations, modelAnswerOf } from '@tallyport/contracts/document-extraction/model-answer';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';
import OpenAI from 'openai';
import { z } from 'zod';
import { boundedFetch } from '../bounded-fetch.js';
import { reasonOfFailure } from './failures.js';
import { questionToJudge } from './judge-question.js';
import type { ModelConfig } from './model-config.js';
import type { Model, ModelDocument, ModelReply, Spending } from './model-port.js';
import { type Question, questionAbout, questionToTranslate } from './questions.js';

/** Far more than the fields of any document, in bytes. */
const MOST_ANSWER_BYTES = 4 * 1024 * 1024;
const MOST_ANSWER_TOKENS = 16_000;

type Completion = OpenAI.Chat.Completions.ChatCompletion;

/** A model at any address that speaks OpenAI's chat completions with structured output. It never tries again by itself. */
export class OpenAiModel implements Model {
  private readonly client: OpenAI;

  constructor(private readonly config: ModelConfig) {
    const { apiKey, baseUrl, timeoutMs } = config;
    this.client = new OpenAI({
      apiKey,
      baseURL: baseUrl,
      timeout: timeoutMs,
      maxRetries: 0,
      fetch: boundedFetch(MOST_ANSWER_BYTES),
      // Its own lines could hold what documents say.
      logLevel: 'off',
    });
  }

  get name(): string {
    return this.config.name;
  }

  get seesPictures(): boolean {
    return this.config.seesPictures;
  }

  read(document: ModelDocument, signal: AbortSignal): Promise<ModelReply<ModelAnswer>> {
    return this.ask(questionAbout(document), modelAnswerOf(document.kind), 'document', signal);
  }

  async translate(texts: readonly string[], signal: AbortSignal): Promise<ModelReply<readonly (string | null)[]>> {
    const asked = z
      .strictObject(ModelTranslations.shape)
      .refine(({ translations }) => translations.length === texts.length, 'one translation for each text');
    const reply = await this.ask(questionToTranslate(texts), asked, 'translations', signal);
    return reply.kind === 'answered' ? { ...reply, answer: reply.answer.translations } : reply;
  }

  async judge(goods: readonly GoodsToJudge[], signal: AbortSignal): Promise<ModelReply<readonly ModelJudgement[]>> {
    const shape = modelJudgementsOf(goods.map(({ offered }) => offered.map(({ code }) => code)));
    const reply = await this.ask(questionToJudge(goods), shape, 'judgements', signal);
    if (reply.kind !== 'answered') return reply;
    const { judgements } = reply.answer;
    return { ...reply, answer: goods.flatMap((_, index) => judgements[goodsName(index + 1)] ?? []) };
  }

  private async ask<Answer>(question: Question, shape: z.ZodType<Answer>, name: string, signal: AbortSignal): Promise<ModelReply<Answer>> {
    const began = performance.now();
    const latency = () => Math.round(performance.now() - began);
    let completion: Completion;
    try {
      completion = await this.client.chat.completions.create(requestFor(this.config.name, question, shape, name), { signal });
    } catch (error) {
      const spent = { tokensIn: 0, tokensOut: 0, costMicros: null, latencyMs: latency() };
      return { kind: 'none', reason: reasonOfFailure(error), spent };
    }
    const spent = this.spent(completion, latency());
    const said = answerIn(completion);
    if ('reason' in said) return { kind: 'none', reason: said.reason, spent };
    const parsed = shape.safeParse(said.answer);
    return parsed.success ? { kind: 'answered', answer: parsed.data, spent } : { kind: 'none', reason: 'answer-of-another-shape', spent };
  }

  private spent({ usage }: Completion, latencyMs: number): Spending {
    const [tokensIn, tokensOut] = [countOf(usage?.prompt_tokens), countOf(usage?.completion_tokens)];
    const { prices } = this.config;
    // Dollars for a million tokens are millionths of a dollar for one.
    const costMicros = prices === null ? null : Math.ceil(tokensIn * prices.in + tokensOut * prices.out);
    return { tokensIn, tokensOut, costMicros, latencyMs };
  }
}

function requestFor(model: string, { system, text, pictures }: Question, shape: z.ZodType, name: string) {
  const images = pictures.map((png) => ({
    type: 'image_url' as const,
    image_url: { url: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, detail: 'high' as const },
  }));
  return {
    model,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: images.length === 0 ? text : [{ type: 'text' as const, text }, ...images] },
    ],
    response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema: schemaOf(shape) } },
    max_completion_tokens: MOST_ANSWER_TOKENS,
  };
}

/** Strict schemas know no bounds of length and number: those are checked on the answer. */
function schemaOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxLength;
      delete jsonSchema.maxItems;
    },
  });
  return schema;
}

/** The JSON that was said, or why there is none. A server that calls itself compatible may leave anything out. */
function answerIn(completion: Completion): { readonly answer: unknown } | { readonly reason: ModelFallback } {
  const choice = (completion as Partial<Completion> | null)?.choices?.[0];
  if (choice?.finish_reason === 'length') return { reason: 'answer-cut-off' };
  if (choice?.finish_reason === 'content_filter' || choice?.message?.refusal) return { reason: 'answer-refused' };
  try {
    return { answer: JSON.parse(choice?.message?.content ?? '') as unknown };
  } catch {
    return { reason: 'answer-malformed' };
  }
}

function countOf(tokens: unknown): number {
  return typeof tokens === 'number' && Number.isInteger(tokens) && tokens >= 0 ? tokens : 0;
}

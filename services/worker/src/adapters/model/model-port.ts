import type { ModelJudgement } from '@tallyport/contracts/classification/model-judgement';
import type { ModelAnswer } from '@tallyport/contracts/document-extraction/model-answer';
import type { ModelFallback } from '@tallyport/contracts/document-extraction/model-outcomes';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { GoodsToJudge } from '@tallyport/domain/classification/judging/goods-to-judge';

/** What a question cost. `costMicros` is in millionths of a US dollar, null where no prices are configured. */
export interface Spending {
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly costMicros: number | null;
  readonly latencyMs: number;
}

/** One document of a file as a model gets to see it: its pages as text, and pictures of some of them as PNG. Nothing else. */
export interface ModelDocument {
  readonly kind: RecordKind;
  readonly pages: readonly { readonly number: number; readonly text: string }[];
  readonly pictures: readonly Uint8Array[];
}

/** What came back: an answer of the asked shape, or the reason why this model has none for this question. */
export type ModelReply<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly spent: Spending }
  | { readonly kind: 'none'; readonly reason: ModelFallback; readonly spent: Spending };

/**
 * A language model that reads documents, translates, and judges among tariff codes. It sees one document, has no tools, and answers in a fixed shape; what
 * it says is no more than a suggestion until the pages bear it out. Throws {@link ModelUnavailable} where asking again may help.
 */
export interface Model {
  readonly name: string;
  /** Whether pictures are of use to it. */
  readonly seesPictures: boolean;
  read(document: ModelDocument, signal: AbortSignal): Promise<ModelReply<ModelAnswer>>;
  /** English for Chinese texts, one for each in their order, null where it has none. */
  translate(texts: readonly string[], signal: AbortSignal): Promise<ModelReply<readonly (string | null)[]>>;
  /** One of the codes that each goods are offered, in their order. Whether it really is one of them is for the asker to see. */
  judge(goods: readonly GoodsToJudge[], signal: AbortSignal): Promise<ModelReply<readonly ModelJudgement[]>>;
}

/** The model gave no answer this time. `retryAfterMs` is how long it asked to be left alone, if it said so. */
export class ModelUnavailable extends Error {
  constructor(
    readonly reason: ModelFallback,
    readonly retryAfterMs: number | null,
    options?: ErrorOptions,
  ) {
    super(`the model gave no answer: ${reason}`, options);
  }
}

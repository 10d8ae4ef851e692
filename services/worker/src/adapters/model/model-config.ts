import { z } from 'zod';

/** A variable that is set but empty counts as not set. */
function unlessEmpty<Value extends z.ZodType>(value: Value) {
  return z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), value);
}

const text = unlessEmpty(z.string().trim().optional());
const price = unlessEmpty(z.coerce.number().min(0).optional());

/** What a worker is told about a model. Without a name there is none, and documents are read without one. */
export const modelVariables = {
  OPENAI_MODEL: text,
  OPENAI_BASE_URL: unlessEmpty(z.url({ protocol: /^https?$/ }).optional()),
  OPENAI_API_KEY: text,
  /** `no`: page pictures stay here, and the model gets text alone. */
  OPENAI_PICTURES: unlessEmpty(z.enum(['yes', 'no']).default('yes')),
  OPENAI_TIMEOUT_MS: unlessEmpty(z.coerce.number().int().min(100).max(120_000).default(60_000)),
  /** US dollars for a million tokens. */
  OPENAI_PRICE_IN: price,
  OPENAI_PRICE_OUT: price,
};

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

export interface ModelConfig {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly seesPictures: boolean;
  readonly timeoutMs: number;
  readonly prices: { readonly in: number; readonly out: number } | null;
}

const OPENAI = 'https://api.openai.com/v1';

/** The model that is configured, or null: a key or an address that lies about in an environment sends no document anywhere. */
export function modelConfigOf(variables: ModelVariables): ModelConfig | null {
  const { OPENAI_MODEL: name, OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: apiKey } = variables;
  if (name === undefined) return null;
  const { OPENAI_PRICE_IN: priceIn, OPENAI_PRICE_OUT: priceOut } = variables;
  return {
    name,
    baseUrl: baseUrl ?? OPENAI,
    // Servers of one's own need no key, but the client insists on one.
    apiKey: apiKey ?? 'none',
    seesPictures: variables.OPENAI_PICTURES === 'yes',
    timeoutMs: variables.OPENAI_TIMEOUT_MS,
    prices: priceIn === undefined || priceOut === undefined ? null : { in: priceIn, out: priceOut },
  };
}

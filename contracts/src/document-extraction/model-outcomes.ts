import { z } from 'zod';

/** Whether a model's answer had a part in the result. */
export const ModelOutcome = z.enum(['used', 'fallback']);
export type ModelOutcome = z.infer<typeof ModelOutcome>;

/** Why what the product reads by itself stands alone. */
export const ModelFallback = z.enum([
  'unreachable',
  'timeout',
  'rate-limited',
  'server-error',
  'key-refused',
  'request-refused',
  'answer-refused',
  'answer-cut-off',
  'answer-too-large',
  'answer-malformed',
  'answer-of-another-shape',
  'code-not-offered',
  'adapter-fault',
]);
export type ModelFallback = z.infer<typeof ModelFallback>;

import { z } from 'zod';

/** What a finished step of a reading can say of itself. The desk has a sentence for each, in its own language. */
const STEP_FACTS = [
  // `count` is bytes, pages, words, documents, values or lines; `text` a name.
  'stored',
  'pages-allowed',
  'data-inside',
  'data-not-read',
  'pictures',
  'reader-ready',
  'reader-isolated',
  'words',
  'read-as',
  'documents',
  'split-by-person',
  'taught',
  'types',
  'no-chinese',
  'chinese',
  'by-glossary',
  'by-model',
  'in-part',
  'no-model',
  'model-silent',
  'model-unasked',
  'model-heard',
  'no-goods',
  'codes-on-page',
  'known-goods',
  'by-tariff',
  'by-meaning',
  'by-tariff-and-model',
  'left',
  'no-judge',
  'judged-alike',
  'judged-otherwise',
  'judged-none',
  'judge-silent',
  'values',
  'records',
  'recorded',
] as const;

export const StepFact = z.object({
  what: z.enum(STEP_FACTS),
  count: z.int().min(0).optional(),
  text: z.string().max(200).optional(),
});
export type StepFact = z.infer<typeof StepFact>;

import { z } from 'zod';
import { ModelFallback } from '../document-extraction/model-outcomes.js';
import { Id } from '../values/ids.js';
import { CodePutAside } from './judgement.js';

/** Where a suggested code comes from, surest first. */
export const SuggestionSource = z.enum([
  'product code',
  'lookup code',
  'synonym',
  'product text',
  'used before',
  'near product',
  'model',
  'tariff',
  'tariff meaning',
]);
export type SuggestionSource = z.infer<typeof SuggestionSource>;

/**
 * A code for the goods of a line: how sure (calibrated, 0 to 1; of a model's choice set and not measured), whence, and why in a
 * sentence's worth of words.
 */
export const CandidateCode = z
  .object({
    code: z.string(),
    name: z.string(),
    confidence: z.number(),
    source: SuggestionSource,
    /** The kept text or the phrase of the tariff that the goods meet. */
    because: z.string(),
    /** The words of the goods that the phrase shares, as written; none where the whole text was met. */
    words: z.array(z.string()),
    product_code: z.string().nullable(),
    lookup_code: z.string().nullable(),
  })
  .meta({ id: 'CandidateCode' });
export type CandidateCode = z.infer<typeof CandidateCode>;

/**
 * A code that was put aside, and why: somebody of the organisation refused it for these goods, only its heading speaks of such goods, or the
 * phrase of the tariff that they meet lacks words of theirs, or says more than they do.
 */
export const RejectedTariffCode = z
  .object({
    code: z.string(),
    name: z.string(),
    why: z.enum(['by-person', 'only-heading', 'lacks', 'says-more']),
    phrase: z.string(),
    lacks: z.array(z.string()),
  })
  .meta({ id: 'RejectedTariffCode' });
export type RejectedTariffCode = z.infer<typeof RejectedTariffCode>;

/**
 * What a model said as the judge among the candidates, when the goods were read and not sure: its choice, null where it found that none
 * fits, and what it put aside. With a `fallback` it gave no answer that counts, and the candidates stand as they would without it.
 */
export const JudgeNote = z
  .object({
    model: z.string(),
    code: z.string().nullable(),
    because: z.string(),
    rejected: z.array(CodePutAside),
    fallback: ModelFallback.nullable(),
  })
  .meta({ id: 'JudgeNote' });
export type JudgeNote = z.infer<typeof JudgeNote>;

/** What is suggested for one line. An abstention shows its candidates and writes nothing. */
export const LineSuggestion = z
  .object({
    line_id: Id,
    description: z.string(),
    product_code: z.string(),
    hs_code: z.string(),
    abstained: z.boolean(),
    candidates: z.array(CandidateCode),
    rejected: z.array(RejectedTariffCode),
    /** Null where no model was asked about these goods, or what it said does not matter any more. */
    judge: JudgeNote.nullable(),
  })
  .meta({ id: 'LineSuggestion' });
export type LineSuggestion = z.infer<typeof LineSuggestion>;

/** Which tariff was asked. */
export const TariffVersionRef = z
  .object({ schedule: z.string(), version: z.int(), imported_at: z.string(), file_name: z.string(), entries: z.int() })
  .meta({ id: 'TariffVersion' });
export type TariffVersionRef = z.infer<typeof TariffVersionRef>;

import { z } from 'zod';

/** The eleven steps of reading a document, in order. With *failed* they are the twelve states. */
export const EXTRACTION_STEPS = [
  'uploading',
  'preprocessing',
  'processing',
  'starting up',
  'extracting',
  'analyzing',
  'translating',
  'classifying',
  'fields mapped',
  'headers extracted',
  'completed',
] as const;
export const ExtractionStep = z.enum(EXTRACTION_STEPS);
export type ExtractionStep = z.infer<typeof ExtractionStep>;

/** Where an extraction stands: waiting in line, under way, or at one of its three ends. */
export const ExtractionState = z.enum(['waiting', 'running', 'completed', 'failed', 'cancelled']);
export type ExtractionState = z.infer<typeof ExtractionState>;

export function stepAfter(step: ExtractionStep | null): ExtractionStep | null {
  return EXTRACTION_STEPS[step === null ? 0 : EXTRACTION_STEPS.indexOf(step) + 1] ?? null;
}

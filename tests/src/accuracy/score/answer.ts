import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { nameOf } from './same-value.js';

const Line = z.record(z.string(), z.unknown());

/** What a reader answers for one document, as `npm run extract` writes it. */
export const Answer = z.object({
  doc_type: z.string().nullable().optional(),
  fields: Line.default({}),
  lines: z.array(Line).default([]),
  confidence: z.record(z.string(), z.number()).default({}),
  elapsed_ms: z.number().optional(),
});
export type Answer = z.infer<typeof Answer>;

const GoldScalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A gold file as it lies beside its document. Of containers only the numbers are compared. */
export const GoldFile = z.object({
  fields: z.record(z.string(), z.union([GoldScalar, z.array(z.union([z.string(), z.record(z.string(), z.unknown()).transform(nameOf)]))])),
  lines: z.array(Line).optional(),
  line_count: z.number().optional(),
});
export type GoldFile = z.infer<typeof GoldFile>;

/** The answer in a file; a document without one was not answered. */
export async function readAnswer(path: string): Promise<Answer | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  return text === null ? null : Answer.parse(JSON.parse(text));
}

export async function readGold(path: string): Promise<GoldFile> {
  return GoldFile.parse(JSON.parse(await readFile(path, 'utf8')));
}

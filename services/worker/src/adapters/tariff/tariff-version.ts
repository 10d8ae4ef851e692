import { z } from 'zod';

const Entry = z.object({
  code: z.string().regex(/^(?:\d{2}){1,3}$/),
  name: z.string(),
  phrases: z.array(z.string()),
  source: z.literal('nomenclature'),
});

/** One import of a tariff. Never changed once written; a newer import is a further version. */
export const TariffVersion = z.object({
  schedule: z.enum(['harmonized-system', 'national-schedule']),
  version: z.number().int().positive(),
  importedAt: z.string(),
  fileName: z.string(),
  sha256: z.string(),
  entries: z.array(Entry),
});
export type TariffVersion = z.infer<typeof TariffVersion>;

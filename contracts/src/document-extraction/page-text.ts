import { z } from 'zod';
import { Box } from './readings.js';

/** A word as it was read, and how sure its reader is. */
const PageWord = z.object({ text: z.string(), box: Box, confidence: z.number() });

/** One cell of a table as it stands on the page. `address` is its place on a sheet (`Invoice!C14`), null elsewhere. */
const PageTableCell = z.object({ text: z.string(), box: Box.nullable(), address: z.string().nullable() });

/** A table in the order of its rows, headers first where it has any. Every row has a cell for every column; headers and empty cells may have no box. */
const PageTable = z.object({ rows: z.array(z.array(PageTableCell)) });
export type PageTable = z.infer<typeof PageTable>;

/** Something that people should know of a page before they trust it: its kind and how much of it, `message` a sentence for who has no other words. */
const PageFlag = z.object({ kind: z.string().max(60), count: z.number().optional(), message: z.string().max(300), boxes: z.array(Box) });

/** What was read of one page. Sizes are in points after the page was put upright; boxes are fractions of them. */
export const PageText = z
  .object({
    page: z.int().min(1),
    width: z.number(),
    height: z.number(),
    method: z.enum(['text layer', 'ocr', 'cells']),
    /** `zh` where Chinese stands on the page, `en` where only other letters do, null for a page without words. */
    language: z.enum(['en', 'zh']).nullable(),
    words: z.array(PageWord),
    tables: z.array(PageTable),
    flags: z.array(PageFlag),
  })
  .meta({ id: 'PageText' });
export type PageText = z.infer<typeof PageText>;

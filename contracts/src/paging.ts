import { z } from 'zod';

/** `page` and `page_size` of a list; out of range is clamped by the schema's refusal: 400 with the field named. */
export function pageQuery(defaultSize: number) {
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    page_size: z.coerce.number().int().min(1).max(200).default(defaultSize),
  };
}

/** The form of every list: one page, the count of all, and the addresses of its neighbours. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ results: z.array(item), count: z.int(), next: z.string().nullable(), previous: z.string().nullable() });
}

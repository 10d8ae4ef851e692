import { z } from 'zod';

/**
 * Fields that an organisation may demand to be equal of lines that are declared as one. All else that customs is told of a line has to
 * be equal in any case; of these a line that is declared as one takes the first one's, or all of them where there may be several.
 */
export const GROUPING_FIELDS = ['product_code', 'goods_description', 'container_numbers', 'permit_numbers'] as const;
export type GroupingField = (typeof GROUPING_FIELDS)[number];

/** By what lines are grouped, each field once. */
export const GroupingKey = z
  .array(z.enum(GROUPING_FIELDS))
  .refine((fields) => new Set(fields).size === fields.length, { message: 'a field stands once' })
  .meta({ id: 'GroupingKey' });
export type GroupingKey = z.infer<typeof GroupingKey>;

/** Where an organisation has not said otherwise. */
export const USUAL_GROUPING_KEY: GroupingKey = ['container_numbers', 'permit_numbers'];

import { z } from 'zod';

/** An event as one room declares it: its name, the version of its newest shape, and that shape. */
export interface EventDefinition<Type extends string, Data extends z.ZodType> {
  readonly type: Type;
  readonly version: number;
  readonly data: Data;
  /** `{ type, data }`, the form in which deciders return events and folds receive them. */
  readonly schema: z.ZodObject<{ type: z.ZodLiteral<Type>; data: Data }>;
}

/** Declares an event once; everything else about it (type, registry, golden file) is derived from here. */
export function defineEvent<const Type extends string, Data extends z.ZodType>(
  type: Type,
  version: number,
  data: Data,
): EventDefinition<Type, Data> {
  return { type, version, data, schema: z.object({ type: z.literal(type), data }) };
}

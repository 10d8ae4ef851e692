import { z } from 'zod';

/** A field that a full object carries back as it was read. Whoever handles the call compares it: changed, it is refused by name. */
export const readOnly = z.unknown().optional().meta({ readOnly: true });

export function allReadOnly<Field extends string>(fields: readonly Field[]): Record<Field, typeof readOnly> {
  return Object.fromEntries(fields.map((field) => [field, readOnly])) as Record<Field, typeof readOnly>;
}

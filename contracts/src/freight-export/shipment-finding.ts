import { z } from 'zod';
import { Id } from '../values/ids.js';

/** What can stand in the way of a message to a freight system before it is sent, by the code that texts name. */
export const ShipmentFindingCode = z.enum([
  'select-house-or-master',
  'select-house',
  'no-invoices',
  'invoice-number-missing',
  'invoice-number-twice',
  'unit-missing',
  'unit-not-mapped',
  'party-without-code',
  'too-long',
  'not-carried',
  'not-a-code',
  'not-a-decimal',
  'not-a-whole',
  'not-a-day',
  'not-a-flag',
  'not-a-currency',
  'not-a-country',
  'not-a-port',
]);
export type ShipmentFindingCode = z.infer<typeof ShipmentFindingCode>;

/** What is found when a message to a freight system is made: an error stops it, a warning is shown. */
export const ShipmentFinding = z
  .object({
    code: ShipmentFindingCode,
    severity: z.enum(['error', 'warning']),
    /** The record that says it, by its stream: `invoice/<id>`, `work-order/<id>`; null where it is about no one record. */
    stream_id: z.string().nullable(),
    line_id: Id.nullable(),
    /** The field of that record; else the place in the message. */
    field: z.string().nullable(),
    /** What stands there: a name, a unit, the character that cannot be sent. */
    found: z.string(),
  })
  .meta({ id: 'ShipmentFinding' });
export type ShipmentFinding = z.infer<typeof ShipmentFinding>;

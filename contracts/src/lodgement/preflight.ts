import { z } from 'zod';
import { FieldName } from '../shipping-record/field-name.js';
import { Id } from '../values/ids.js';

/** What can stand in the way of a message before it is sent, by the code that texts name. */
export const PreflightCode = z.enum([
  'required',
  'too-long',
  'outside-character-set',
  'not-a-day',
  'not-a-number',
  'too-many-decimals',
  'out-of-range',
  'not-a-flag',
  'not-a-country',
  'not-a-currency',
  'not-a-port',
  'not-digits',
  'client-number',
  'check-digit',
  'unknown-code',
  'not-implemented',
  'too-many-values',
  'too-many-lines',
  'not-of-this-line',
  'not-sent',
  'pair-missing',
  'not-computed',
  'line-missing',
  'select-house-or-master',
  'select-house',
  'container-needed',
  'same-bill-twice',
  'packages-differ',
  'parent-without-house',
  'party-twice',
  'invoice-missing',
  'invoice-twice',
  'invoice-sum',
  'zero-total',
  'exchange-rate-off',
  'preference-incomplete',
  'preference-without-scheme',
  'dumping-price-or-exemption',
  'warehouse-incomplete',
  'warehouse-without-n30',
  'quoted-and-exempt',
  'lct-indicator',
  'amber-statement',
  'days-out-of-order',
  'nothing-changed',
  'linking-field',
]);
export type PreflightCode = z.infer<typeof PreflightCode>;

/** What the pre-flight finds: an error stops the message, a warning is shown. In the header for a null `line_id`, about no one field for a null `field`. */
export const PreflightFinding = z
  .object({
    code: PreflightCode,
    severity: z.enum(['error', 'warning']),
    line_id: Id.nullable(),
    field: FieldName.nullable(),
    /** What stands there: a count, a number, the characters that cannot be sent. Never a secret. */
    found: z.string(),
    /** What would be right, where that can be said. */
    expected: z.string(),
  })
  .meta({ id: 'PreflightFinding' });
export type PreflightFinding = z.infer<typeof PreflightFinding>;

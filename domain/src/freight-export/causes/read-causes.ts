import { z } from 'zod';
import { type Causes, FreightCause } from './cause.js';
import { patternFault } from './line-pattern.js';

const Rows = z.array(FreightCause).min(1);

/** A table of causes, or everything that is wrong with it, row by row. */
export type ReadCauses =
  | { readonly outcome: 'read'; readonly causes: Causes }
  | { readonly outcome: 'refused'; readonly faults: readonly string[] };

/** Reads a table of causes out of the JSON of its file. */
export function readCauses(content: unknown): ReadCauses {
  const rows = Rows.safeParse(content);
  if (!rows.success) return { outcome: 'refused', faults: rows.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const faults = faultsOf(rows.data);
  return faults.length > 0 ? { outcome: 'refused', faults } : { outcome: 'read', causes: rows.data };
}

function faultsOf(causes: Causes): string[] {
  return causes.flatMap(({ code, patterns }, index) => {
    const faults = patterns.flatMap((pattern) => patternFault(pattern) ?? []);
    if (causes.findIndex((other) => other.code === code) !== index) faults.push('its code stands twice');
    return faults.map((fault) => `${code}: ${fault}`);
  });
}

import type { Group } from '../layout/group.js';

/** A declaration as it would stand: the header and the invoices that came, and all lines, those of earlier versions too. */
export interface Declaration {
  readonly header: Group;
  readonly invoices: readonly Group[];
  readonly transport: readonly Group[];
  readonly tariff: readonly Group[];
}

import type { Understood } from '../fields/field-reading.js';
import type { Measure } from '../fields/measures.js';
import type { Party } from '../fields/party.js';

/** The header of a document while it is put together: field name to understood value. */
export class HeaderFields {
  readonly all = new Map<string, Understood>();

  /** Sets a field where something was found; what was found first stays. */
  put(field: string, understood: Understood | null): void {
    if (understood !== null && !this.all.has(field)) this.all.set(field, understood);
  }

  putParty(role: string, party: Party): void {
    this.put(`${role}_name`, party.name);
    this.put(`${role}_address`, party.address);
  }

  /** Sets an amount and its unit together, so that a unit never stands beside a number of another source. */
  putMeasure(field: string, unitField: string, measure: Measure | null): void {
    if (measure === null || this.all.has(field)) return;
    this.put(field, measure.amount);
    this.put(unitField, measure.unit);
  }

  get(field: string): Understood | null {
    return this.all.get(field) ?? null;
  }
}

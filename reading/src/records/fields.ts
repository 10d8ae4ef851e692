import type { Understood } from '../fields/field-reading.js';
import type { Measure } from '../fields/measures.js';
import type { Party } from '../fields/party.js';

/** Who may be named in a header: a role with a field for its name and one for its address. */
type RoleIn<Field extends string> = Field extends `${infer Role}_address` ? Role : never;

/** The header of a document while it is put together: field name to understood value. `Field` are the names that papers of its kind have. */
export class HeaderFields<Field extends string> {
  readonly all = new Map<string, Understood>();

  /** Sets a field where something was found; what was found first stays. */
  put(field: Field, understood: Understood | null): void {
    this.keep(field, understood);
  }

  putParty(role: RoleIn<Field>, party: Party): void {
    this.keep(`${role}_name`, party.name);
    this.keep(`${role}_address`, party.address);
  }

  /** Sets an amount and its unit together, so that a unit never stands beside a number of another source. */
  putMeasure(field: Field, unitField: Field, measure: Measure | null): void {
    if (measure === null || this.all.has(field)) return;
    this.keep(field, measure.amount);
    this.keep(unitField, measure.unit);
  }

  get(field: Field): Understood | null {
    return this.all.get(field) ?? null;
  }

  private keep(field: string, understood: Understood | null): void {
    if (understood !== null && !this.all.has(field)) this.all.set(field, understood);
  }
}

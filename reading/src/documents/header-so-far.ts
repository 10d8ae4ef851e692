import type { Understood } from '../fields/field-reading.js';
import type { Line } from '../lines/invoice-line.js';
import { type Found, type Known, UNIT_OF } from './declaration.js';
import type { Understanding } from './understanding.js';

/** The header of a document while it is put together: field name to understood value. What was found first stays. */
export class HeaderSoFar implements Known<string> {
  readonly all: Map<string, Understood>;
  readonly lines: readonly Line[];

  constructor({ header, lines }: Understanding) {
    this.all = new Map(header);
    this.lines = lines;
  }

  get(field: string): Understood | null {
    return this.all.get(field) ?? null;
  }

  /** Whether nothing more is wanted for a field, or for the name and the address of a party. */
  isKnown(name: string): boolean {
    return this.all.has(name) || (this.all.has(`${name}_name`) && this.all.has(`${name}_address`));
  }

  /** Sets what was found for a field or a party: an amount and its unit together, a name and an address each where it is open. */
  put(name: string, found: Found | null): void {
    if (found === null) return;
    if ('value' in found) this.keep(name, found);
    else if ('amount' in found) {
      if (this.all.has(name)) return;
      this.keep(name, found.amount);
      this.keep(unitOf(name), found.unit);
    } else {
      this.keep(`${name}_name`, found.name);
      this.keep(`${name}_address`, found.address);
    }
  }

  private keep(field: string | undefined, understood: Understood | null): void {
    if (field !== undefined && understood !== null && !this.all.has(field)) this.all.set(field, understood);
  }
}

const UNITS: ReadonlyMap<string, string> = new Map(Object.entries(UNIT_OF));

function unitOf(field: string): string | undefined {
  return UNITS.get(field);
}

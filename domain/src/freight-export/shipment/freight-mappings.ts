import type { TargetType } from '@tallyport/contracts/freight-export/values';
import type { BillRule } from './bill-rule.js';
import type { FreightOwner } from './shipment.js';

/** Which organisation of the freight system a party of ours is; a party that no row of ours keeps goes by its name. */
export interface MappedOrganisation {
  readonly partyId: string | null;
  readonly name: string;
  readonly code: string;
}

/** What our papers call a unit or a kind of package, and what the freight system calls it. */
export interface MappedUnit {
  readonly ours: string;
  readonly theirs: string;
}

/** What a freight system is told about a job besides what its papers say, as an administrator set it. */
export interface FreightMappings {
  readonly targetType: TargetType;
  readonly owner: FreightOwner;
  readonly billRule: BillRule;
  /** Whether a party without an organisation stops the message. */
  readonly partyWithoutCode: 'error' | 'warning';
  /** The type of the reference that carries our handle, and of the one that carries the code of the job. */
  readonly referenceTypes: { readonly handle: string; readonly job: string };
  readonly organisations: readonly MappedOrganisation[];
  readonly units: readonly MappedUnit[];
}

/** The code of the organisation that a party is, or null. A name counts as a whole, whatever its case and blanks. */
export function organisationOf(
  party: { readonly id: string | null; readonly name: string },
  mapped: readonly MappedOrganisation[],
): string | null {
  const byId = party.id === null ? undefined : mapped.find(({ partyId }) => partyId === party.id);
  const found = byId ?? mapped.find(({ name }) => plainName(name) === plainName(party.name));
  return found?.code ?? null;
}

function plainName(name: string): string {
  return name.trim().toUpperCase().replace(/\s+/g, ' ');
}

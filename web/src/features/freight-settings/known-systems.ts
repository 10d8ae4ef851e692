import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';

/** The list with a system as it is now, in its place by name. */
export function withSystem(system: FreightSystem): (known: FreightSystem[] | undefined) => FreightSystem[] | undefined {
  return (known) =>
    known && [...known.filter(({ id }) => id !== system.id), system].toSorted((one, other) => one.name.localeCompare(other.name));
}

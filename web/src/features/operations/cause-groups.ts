import type { ExportCause, ExportCauseGroup } from '@tallyport/contracts/freight-export/export-row';
import type { ExportGroup } from '@tallyport/contracts/freight-export/export-standing';

/** A cause with all that stands still for it, in whichever groups. */
export interface CauseEntry {
  readonly cause: ExportCause;
  /** The group that asks for most. */
  readonly group: ExportGroup;
  readonly count: number;
  readonly oldest: string;
}

const BY_URGENCY: readonly ExportGroup[] = ['waiting', 'unknown', 'held', 'planned', 'running', 'ended'];

/** One entry for each cause: what a person has to do first, then what is most. A list by cause knows no groups. */
export function causeEntries(groups: readonly ExportCauseGroup[]): readonly CauseEntry[] {
  const entries = new Map<string, CauseEntry>();
  for (const { cause, group, count, oldest } of groups) {
    const name = JSON.stringify([cause.code, cause.key]);
    const known = entries.get(name);
    entries.set(name, {
      cause,
      group: known && urgency(known.group) < urgency(group) ? known.group : group,
      count: count + (known?.count ?? 0),
      oldest: known && known.oldest < oldest ? known.oldest : oldest,
    });
  }
  return [...entries.values()].sort((a, b) => urgency(a.group) - urgency(b.group) || b.count - a.count);
}

function urgency(group: ExportGroup): number {
  return BY_URGENCY.indexOf(group);
}

import type { VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import { computed, less, type Version } from './amounts-of.js';
import { attributeByChange } from './attribute-by-change.js';
import { attributeByLine } from './attribute-by-line.js';
import { changesBetween } from './changes-between.js';
import type { WhoChanged } from './who-changed.js';

/** Lines computed at most before each line is attributed as a whole: about half a second. */
const MOST_LINES_COMPUTED = 12_000;

/** What changed between two versions of a record, who changed it, and what it makes due (`attributeByChange` says in which order). */
export function differenceOfVersions(
  from: Version,
  to: Version,
  who: WhoChanged,
  most = MOST_LINES_COMPUTED,
): Omit<VersionDifference, 'not_sent'> {
  const changes = changesBetween(from.record, to.record);
  const lines = Math.max(from.record.lines.length, to.record.lines.length, 1);
  const isByChange = changes.length * lines <= most;
  const [before, after] = [computed(from), computed(to)];
  const steps = isByChange ? attributeByChange(before, after, changes) : attributeByLine(before, after, changes);
  const [dueFrom, dueTo] = [before.assessed?.due ?? null, after.assessed?.due ?? null];
  return {
    attributed_by: isByChange ? 'change' : 'line',
    due_from: dueFrom,
    due_to: dueTo,
    difference: less(dueTo, dueFrom),
    steps: steps.map((step) => ({ ...step, changes: step.changes.map((change) => ({ ...change, by: who.of(change) })) })),
  };
}

import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { ProblemError } from '../../platform/problems/problem-error.js';

/**
 * The version that a full object was read at, named by `If-Match` or by its own `stream_position`; a body with neither is
 * taken as changes against the current one.
 */
export async function readVersion(
  named: string | number | undefined,
  now: WorkOrderView,
  at: (position: number) => Promise<WorkOrderView | null>,
): Promise<WorkOrderView> {
  if (named === undefined || named === '*') return now;
  const position = typeof named === 'number' ? named : positionOfTag(named);
  if (position === now.stream_position) return now;
  const version = position < now.stream_position ? await at(position) : null;
  if (version === null) throw new ProblemError('invalid-input', { errors: [{ pointer: '/stream_position', message: 'no such version' }] });
  return version;
}

/** `"7"`, `W/"7"`, `7`, or the whole of a `Stream-Position`. */
function positionOfTag(tag: string): number {
  const digits = /^(?:W\/)?"?(?:[a-z-]+\/[0-9a-f-]{36}@)?(\d{1,9})"?$/.exec(tag.trim())?.[1];
  if (digits === undefined) throw new ProblemError('invalid-input', { errors: [{ pointer: 'If-Match', message: 'a stream position' }] });
  return Number(digits);
}

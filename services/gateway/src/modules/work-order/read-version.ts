import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { positionOfTag } from '../../platform/http/position-of-tag.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { OpenJob } from './job-gate.js';

/**
 * The version that a full object was read at, named by `If-Match` or by its own `stream_position`; a body with neither is
 * taken as changes against the current one.
 */
export function readVersion(named: string | number | undefined, { now, versions }: OpenJob): WorkOrderView {
  if (named === undefined || named === '*') return now;
  const position = typeof named === 'number' ? named : positionOfTag(named);
  if (position === now.stream_position) return now;
  const version = position < now.stream_position ? versions.at(position) : null;
  if (version === null) throw new ProblemError('invalid-input', { errors: [{ pointer: '/stream_position', message: 'no such version' }] });
  return version;
}

import type { BulkResult } from '@tallyport/contracts/freight-export/bulk';
import { HttpError } from '../../lib/api/http-error.js';

export interface Walk {
  readonly state: 'running' | 'stopping' | 'finished' | 'stopped';
  readonly count: number;
  readonly done: number;
  readonly refused: number;
  readonly results: readonly BulkResult[];
}

type Job = { readonly id: string; readonly work_order: BulkResult['work_order'] };

interface WalkThrough {
  readonly exports: readonly Job[];
  readonly step: (id: string) => Promise<unknown>;
  readonly isStopped: () => boolean;
  readonly tell: (walk: Walk) => void;
}

/** Does a step with one export after the other. One that is refused keeps no other from it. */
export async function walkThrough({ exports, step, isStopped, tell }: WalkThrough): Promise<void> {
  let walk: Walk = { state: 'running', count: exports.length, done: 0, refused: 0, results: [] };
  tell(walk);
  for (const { id, work_order } of exports) {
    if (isStopped()) break;
    const problem = await problemOf(step(id));
    const outcome = problem === null ? 'done' : 'refused';
    walk = {
      ...walk,
      done: walk.done + (outcome === 'done' ? 1 : 0),
      refused: walk.refused + (outcome === 'done' ? 0 : 1),
      results: [...walk.results, { export_id: id, work_order, outcome, problem }],
    };
    tell(walk);
  }
  tell({ ...walk, state: walk.results.length < exports.length ? 'stopped' : 'finished' });
}

/** Why it was refused; null where it was not. */
async function problemOf(step: Promise<unknown>): Promise<string | null> {
  try {
    await step;
    return null;
  } catch (error) {
    return error instanceof HttpError ? (error.problem?.code ?? 'defect') : 'unreachable';
  }
}

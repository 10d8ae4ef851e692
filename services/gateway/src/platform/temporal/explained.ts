import { FieldConflict, ProblemCode } from '@tallyport/contracts/problem';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import type { ApplicationFailure } from '@temporalio/common';
import { z } from 'zod';
import { ProblemError } from '../problems/problem-error.js';
import { unavailable } from './unavailable.js';

const Refusal = z.object({ conflicts: z.array(FieldConflict).default([]) });

/** A refusal of a decider is an application failure named after its problem; that nobody answered is `unavailable`. */
export function explained(error: unknown): unknown {
  const refusal = updateRefusal(error);
  return refusal === null ? unavailable(error) : (problemOf(refusal) ?? error);
}

function problemOf({ type, details }: ApplicationFailure): ProblemError | null {
  const code = ProblemCode.safeParse(type);
  if (!code.success) return null;
  const refusal = Refusal.safeParse(details?.[0]);
  const conflicts = refusal.success ? refusal.data.conflicts : [];
  return new ProblemError(code.data, conflicts.length > 0 ? { conflicts } : {});
}

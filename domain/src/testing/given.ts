import type { FieldConflict, ProblemCode } from '@tallyport/contracts/problem';
import { expect } from 'vitest';
import type { Decider } from '../decider.js';
import { Rejection } from '../rejection.js';

/** Given these events, when this command comes, then these events or this refusal. */
export function given<Command, Event, State>(decider: Decider<Command, Event, State>, events: readonly Event[]) {
  const state = events.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
  return {
    when: (command: Command) => ({
      then: (...expected: Event[]) => expect(decider.decide(command, state)).toEqual(expected),
      thenRejected: (code: ProblemCode, conflicts: readonly FieldConflict[] = []) => {
        const rejection = refusalOf(() => decider.decide(command, state));
        expect(rejection.code).toBe(code);
        expect(rejection.conflicts).toEqual(conflicts);
      },
    }),
  };
}

function refusalOf(decide: () => unknown): Rejection {
  try {
    decide();
  } catch (error) {
    if (error instanceof Rejection) return error;
    throw error;
  }
  throw new Error('the command was not refused');
}

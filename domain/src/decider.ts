/**
 * What a stream may record. `decide` alone says it and throws `Rejection` to refuse; an empty answer means that
 * nothing is left to do. `evolve` folds one event. Both are pure and total: time and ids come in with the command.
 */
export interface Decider<Command, Event, State, Name extends string = string> {
  readonly name: Name;
  /** Raised when `evolve` or the state's shape changes, so that snapshots of another version are not used. */
  readonly version: number;
  readonly initialState: State;
  decide(command: Command, state: State): Event[];
  evolve(state: State, event: Event): State;
}

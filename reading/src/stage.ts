import type { TaggerModel } from './tagger/model.js';

/** One step of the reading. It says only what it changes. */
export interface Pass<State> {
  readonly name: string;
  readonly run: (state: State, options: RunOptions) => Partial<State>;
}

/** Passes that make one thing together, in order. */
export interface Stage<State> {
  readonly name: string;
  /** What is known behind it. */
  readonly makes: string;
  readonly passes: readonly Pass<State>[];
}

/** What a stage is called, makes and consists of, whatever it works on. */
export interface StageOutline {
  readonly name: string;
  readonly makes: string;
  readonly passes: readonly { readonly name: string }[];
}

/** How the machine is run: everything, and nobody watching, unless something is said. */
export interface RunOptions {
  /** The tagger that is asked instead of the one that ships: who learns from a paper asks one that never saw it. */
  readonly tagger?: TaggerModel;
  /** Stages (`labels`) and passes (`labels/box-captions`) that are left out: what they would have changed stays as it was. */
  readonly without?: ReadonlySet<string>;
  /** Stands around each pass, to time it or to see what it changes. It calls `work` once and answers what that answers. */
  readonly around?: <Result>(stage: string, pass: string, work: () => Result) => Result;
}

/** Runs stages one after the other. Each pass gets what all before it made. */
export function runStages<State extends object>(stages: readonly Stage<State>[], first: State, options: RunOptions = {}): State {
  const { without, around = unwatched } = options;
  let state = first;
  for (const stage of stages) {
    if (without?.has(stage.name)) continue;
    for (const { name, run } of stage.passes) {
      if (without?.has(`${stage.name}/${name}`)) continue;
      const before = state;
      state = { ...before, ...around(stage.name, name, () => run(before, options)) };
    }
  }
  return state;
}

const unwatched = <Result>(_stage: string, _pass: string, work: () => Result): Result => work();

/** A stage with its passes in the order in which they are written. */
export function stage<State>(name: string, makes: string, passes: Readonly<Record<string, Pass<State>['run']>>): Stage<State> {
  return { name, makes, passes: Object.entries(passes).map(([pass, run]) => ({ name: pass, run })) };
}

/** Those of some names that neither a stage nor a pass (`labels/values`) of a machine has. */
export function unknownNames(names: Iterable<string>, machine: readonly StageOutline[]): string[] {
  const known = new Set(machine.flatMap(({ name, passes }) => [name, ...passes.map((pass) => `${name}/${pass.name}`)]));
  return [...names].filter((name) => !known.has(name));
}

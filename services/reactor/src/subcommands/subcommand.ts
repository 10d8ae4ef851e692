import type { OperatorConfig } from '../config.js';

/** What a subcommand may use: its words, what it is told, and where it writes. */
export interface SubcommandCall {
  readonly words: readonly string[];
  readonly config: OperatorConfig;
  print(line: string): void;
}

/** One thing that an operator can ask for. */
export interface Subcommand {
  /** How it is called, after `tallyport`. */
  readonly usage: string;
  /** What it does, in a sentence. */
  readonly summary: string;
  /** Answers true when all is well; false ends the program with 1. Throws {@link Refused} with a sentence. */
  run(call: SubcommandCall): Promise<boolean>;
}

/** The subcommand cannot do what was asked; the message is the whole answer. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { explainSystemError } from './explain-system-error.js';
import { UnusableInput } from './unusable-input.js';

interface Program<Options extends ParseArgsOptionsConfig> {
  /** `usage: npm run … -- …` */
  readonly usage: string;
  readonly options: Options;
  /** How many words beside the options it takes. */
  readonly words: { readonly atLeast: number; readonly atMost: number };
}

type Words<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

/**
 * Runs a program of the command line and sets the exit code: 0, or 2 with the usage for words that it does not know, or 2 with one
 * sentence for input that cannot be used, or 1 with one sentence for what failed. `--help` gets the usage. No stack trace is shown.
 */
export async function runProgram<const Options extends ParseArgsOptionsConfig>(
  program: Program<Options>,
  work: (words: Words<Options>) => Promise<void>,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${program.usage}\n`);
    return;
  }
  const words = wordsOf(program, args);
  if (typeof words === 'string') {
    process.stderr.write(`${words}${program.usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    await work(words);
  } catch (error) {
    process.stderr.write(`${explainSystemError(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = error instanceof UnusableInput ? 2 : 1;
  }
}

/** Answers the words, or what is wrong with them. */
function wordsOf<Options extends ParseArgsOptionsConfig>(
  { options, words: { atLeast, atMost } }: Program<Options>,
  args: readonly string[],
): Words<Options> | string {
  try {
    const words = parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean' } }, allowPositionals: true });
    return words.positionals.length < atLeast || words.positionals.length > atMost ? '' : words;
  } catch (error) {
    return error instanceof Error ? `${error.message}\n` : '';
  }
}

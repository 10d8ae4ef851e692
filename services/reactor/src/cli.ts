#!/usr/bin/env node
import '@tallyport/runtime/node-guard';
import { operatorConfig } from './config.js';
import { explainFailure } from './explain-failure.js';
import { helpText, SUBCOMMANDS } from './subcommands/subcommands.js';

/** `tallyport COMMAND …`: what operators ask of a running or stopped system. Ends with 0 when all is well. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(helpText());
    return name === undefined ? 2 : 0;
  }
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!subcommand) {
    complain(`There is no command "${name}".\n\n${helpText()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    print(`tallyport ${subcommand.usage}\n${subcommand.summary}`);
    return 0;
  }
  try {
    return (await subcommand.run({ words: rest, config: operatorConfig(), print })) ? 0 : 1;
  } catch (error) {
    complain(explainFailure(error));
    return 1;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

process.exitCode = await main(process.argv.slice(2));

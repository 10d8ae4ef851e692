#!/usr/bin/env node
import '@tallyport/runtime/node-guard';
import { operatorConfig } from './config.js';
import { explainFailure } from './explain-failure.js';
import { helpText, VERBS } from './verbs/verbs.js';

/** `tallyport VERB …`: what operators ask of a running or stopped system. Ends with 0 when all is well. */
async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(helpText());
    return name === undefined ? 2 : 0;
  }
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) {
    complain(`There is no verb "${name}".\n\n${helpText()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    print(`tallyport ${verb.usage}\n${verb.summary}`);
    return 0;
  }
  try {
    return (await verb.run({ words: rest, config: operatorConfig(), print })) ? 0 : 1;
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

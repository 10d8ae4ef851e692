import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { verifyEvidence } from '@tallyport/event-store/evidence/verify-evidence';
import { describeFinding, type Finding } from '@tallyport/event-store/verify/finding';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import { withLog } from './operator.js';
import { Refused, type Verb, type VerbCall } from './verb.js';

/** How many findings are printed; the first is the one to begin with. */
const SHOWN = 20;

export const verify: Verb = {
  usage: 'verify [FILE]',
  summary: 'Proves that the log, or an exported evidence pack, is what was recorded; names the first bad position.',
  run: (call) => (call.words[0] === undefined ? verifyLog(call) : verifyFile(call, call.words[0])),
};

function verifyLog({ config, print }: VerbCall): Promise<boolean> {
  return withLog(config, async (pool) => {
    const folder = config.CHECKPOINT_FOLDER === undefined ? null : new CheckpointFolder(config.CHECKPOINT_FOLDER);
    const { events, position, signedTo, findings, findingCount } = await verifyDatabase(pool, folder);
    const signed = signedTo === null ? 'no signed checkpoints are kept' : `signed up to position ${signedTo}`;
    print(`${events} events, log position ${position}, ${signed}`);
    return tell(findings, findingCount, print);
  });
}

async function verifyFile({ print }: VerbCall, path: string): Promise<boolean> {
  await access(path).catch(() => {
    throw new Refused(`There is no file ${path}.`);
  });
  const { events, signedBy, findings } = await verifyEvidence(createInterface({ input: createReadStream(path, 'utf8') }));
  print(`${events} events, ${signedBy === null ? 'not signed' : `signed with the key ${signedBy}`}`);
  return tell(findings, findings.length, print);
}

function tell(findings: readonly Finding[], count: number, print: VerbCall['print']): boolean {
  for (const finding of findings.slice(0, SHOWN)) print(describeFinding(finding));
  print(count === 0 ? 'untouched' : `${count} findings: this is not what was recorded`);
  return count === 0;
}

import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { verifyEvidence } from '@tallyport/event-store/evidence/verify-evidence';
import { describeFinding, type Finding } from '@tallyport/event-store/verify/finding';
import type { Signed } from '@tallyport/event-store/verify/genuine-checkpoints';
import { verifyDatabase } from '@tallyport/event-store/verify/verify-database';
import type { OperatorConfig } from '../config.js';
import { NamespaceWitness } from '../temporal/namespace-witness.js';
import { withLog, withTemporal } from './operator.js';
import { Refused, type Subcommand, type SubcommandCall } from './subcommand.js';

/** How many findings are printed; the first is the one to begin with. */
const SHOWN = 20;

export const verify: Subcommand = {
  usage: 'verify [FILE]',
  summary: 'Proves that the log, or an exported evidence pack, is what was recorded; names the first bad position.',
  run: (call) => (call.words[0] === undefined ? verifyLog(call) : verifyFile(call, call.words[0])),
};

function verifyLog({ config, print }: SubcommandCall): Promise<boolean> {
  return withLog(config, async (pool) => {
    const signed = await signedCheckpoints(config, print);
    const { events, position, signedTo, findings, findingCount } = await verifyDatabase(pool, signed);
    const covered = signedTo === null ? 'no signed checkpoints are kept' : `signed up to position ${signedTo}`;
    print(`${events} events, log position ${position}, ${covered}`);
    return tell(findings, findingCount, print);
  });
}

/** The kept checkpoints with what Temporal remembers of the newest. Without its word a cut end of both log and checkpoints is not seen. */
async function signedCheckpoints(config: OperatorConfig, print: SubcommandCall['print']): Promise<Signed | null> {
  if (config.CHECKPOINT_FOLDER === undefined) return null;
  const folder = new CheckpointFolder(config.CHECKPOINT_FOLDER);
  try {
    return { folder, witnessed: await withTemporal(config, (temporal) => new NamespaceWitness(temporal).last()) };
  } catch {
    print('Temporal does not answer: it is not proven that the last checkpoints are still there');
    return { folder, witnessed: null };
  }
}

async function verifyFile({ print }: SubcommandCall, path: string): Promise<boolean> {
  await access(path).catch(() => {
    throw new Refused(`There is no file ${path}.`);
  });
  const { events, signedBy, findings } = await verifyEvidence(createInterface({ input: createReadStream(path, 'utf8') }));
  print(`${events} events, ${signedBy === null ? 'not signed' : `signed with the key ${signedBy}`}`);
  return tell(findings, findings.length, print);
}

function tell(findings: readonly Finding[], count: number, print: SubcommandCall['print']): boolean {
  for (const finding of findings.slice(0, SHOWN)) print(describeFinding(finding));
  print(count === 0 ? 'untouched' : `${count} findings: this is not what was recorded`);
  return count === 0;
}

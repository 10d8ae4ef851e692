import { type Checkpoint, isGenuine, publicKeyText } from '../checkpoint/checkpoint.js';
import type { CheckpointFolder } from '../checkpoint/checkpoint-folder.js';
import type { Findings } from './finding.js';

/** The kept checkpoints of this life of the log, in order. What is forged, missing between two, or of a later life is a finding. */
export async function genuineCheckpoints(folder: CheckpointFolder | null, epoch: string, findings: Findings): Promise<Checkpoint[]> {
  if (folder === null) return [];
  const publicKey = publicKeyText(await folder.key());
  const kept = await folder.all();
  const newest = kept.at(-1);
  if (newest && newest.epoch !== epoch) {
    findings.add(`the log says that it is epoch ${epoch}, but the newest checkpoint is of epoch ${newest.epoch}`);
  }
  const genuine: Checkpoint[] = [];
  for (const checkpoint of kept.filter((one) => one.epoch === newest?.epoch)) {
    const expected = (genuine.at(-1)?.to ?? 0) + 1;
    if (!isGenuine(checkpoint, publicKey)) findings.add('the signature of a checkpoint is false', { position: checkpoint.to });
    else if (checkpoint.from !== expected) findings.add(`a checkpoint begins at ${checkpoint.from} where ${expected} should stand`);
    else genuine.push(checkpoint);
  }
  return genuine;
}

import { type Checkpoint, isGenuine, publicKeyText } from '../checkpoint/checkpoint.js';
import type { CheckpointFolder } from '../checkpoint/checkpoint-folder.js';
import { isConfirmedBy, type Witnessed } from '../checkpoint/checkpoint-witness.js';
import type { Findings } from './finding.js';

/** The signed checkpoints of a log: the folder, and what was witnessed elsewhere of the newest one. */
export interface Signed {
  readonly folder: CheckpointFolder;
  readonly witnessed: Witnessed | null;
}

/**
 * The kept checkpoints of this epoch of the log, in order. What is forged, unreadable, missing between two or at the end, or of
 * a later life is a finding.
 */
export async function genuineCheckpoints({ folder, witnessed }: Signed, epoch: string, findings: Findings): Promise<Checkpoint[]> {
  const publicKey = publicKeyText(await folder.key());
  const { checkpoints: kept, damagedLines } = await folder.read();
  for (const line of damagedLines) findings.add(`line ${line} of the checkpoints cannot be read`);
  const newest = kept.at(-1);
  if (newest && newest.epoch !== epoch) {
    findings.add(`the log says that it is epoch ${epoch}, but the newest checkpoint is of epoch ${newest.epoch}`);
  }
  if (!isConfirmedBy(witnessed, epoch, kept)) {
    findings.add(`the checkpoint that signed the log up to ${witnessed?.to} is gone`, { position: witnessed?.to ?? null });
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

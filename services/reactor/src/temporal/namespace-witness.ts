import type { CheckpointWitness, Witnessed } from '@tallyport/event-store/checkpoint/checkpoint-witness';
import type { Temporal } from '@tallyport/temporal/temporal';
import { z } from 'zod';

/** Under this key the namespace's data say what was signed last. */
const KEY = 'tallyport-signed';

const Kept = z.object({ epoch: z.string(), to: z.int(), digest: z.string() });

/**
 * Temporal remembers the newest checkpoint: a third place beside the database and the folder. One that was wiped remembers
 * nothing, and is told again with the next signing.
 */
export class NamespaceWitness implements CheckpointWitness {
  constructor(private readonly temporal: Temporal) {}

  async last(): Promise<Witnessed | null> {
    const { client, bounded } = this.temporal;
    const { namespaceInfo } = await bounded(() => client.workflowService.describeNamespace({ namespace: client.options.namespace }));
    const text = namespaceInfo?.data?.[KEY];
    return text === undefined ? null : Kept.parse(JSON.parse(text));
  }

  async keep(witnessed: Witnessed): Promise<void> {
    const { client, bounded } = this.temporal;
    const data = { [KEY]: JSON.stringify(witnessed) };
    await bounded(() => client.workflowService.updateNamespace({ namespace: client.options.namespace, updateInfo: { data } }));
  }
}

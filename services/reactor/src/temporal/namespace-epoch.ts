import type { Temporal } from '@tallyport/temporal/temporal';

/** Under this key the namespace's data say which epoch of the log its workflows belong to. */
const KEY = 'tallyport-epoch';

/** The epoch of the log that this namespace serves; null for a namespace that is new or was wiped. */
export async function namespaceEpoch({ client, bounded }: Temporal): Promise<string | null> {
  const { namespaceInfo } = await bounded(() => client.workflowService.describeNamespace({ namespace: client.options.namespace }));
  return namespaceInfo?.data?.[KEY] ?? null;
}

export async function setNamespaceEpoch({ client, bounded }: Temporal, epoch: string): Promise<void> {
  await bounded(() =>
    client.workflowService.updateNamespace({ namespace: client.options.namespace, updateInfo: { data: { [KEY]: epoch } } }),
  );
}

import { Connection } from '@temporalio/client';
// The client's own calls take the protocol's durations, and only this makes one.
// oxlint-disable-next-line temporal/no-temporal-internal-imports
import { msToTs } from '@temporalio/common/lib/time.js';

/** The namespace of all our workflows. */
export const TALLYPORT_NAMESPACE = 'tallyport';

/** What workflows can be searched by in Temporal's pages, with the type of each. */
export const searchAttributes = {
  TallyportOrgId: 'Keyword',
  TallyportWorkOrderId: 'Keyword',
  TallyportDocumentId: 'Keyword',
} as const;

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's protocol. */
const KEYWORD = 2;

/** Closed histories stay readable for a month. They are no record: the record is our own log. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** gRPC's status of a namespace that does not exist. */
const NOT_FOUND = 5;

/**
 * Makes the namespace, or brings an existing one to the retention and search attributes of this version.
 * May be repeated: a database file from an older version has the attributes of that version.
 */
export async function ensureNamespace(address: string): Promise<void> {
  const connection = await Connection.connect({ address, connectTimeout: 5_000 });
  try {
    await registerOrUpdate(connection);
    await addMissingSearchAttributes(connection);
  } finally {
    await connection.close();
  }
}

/** Under this key the reactor keeps the epoch of the log in the namespace's data. */
const EPOCH_KEY = 'tallyport-epoch';

/** Answers the epoch of the log that the namespace serves, or undefined when it is new or was wiped. */
export async function epochServedBy(address: string): Promise<string | undefined> {
  const connection = await Connection.connect({ address, connectTimeout: 5_000 });
  try {
    const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace: TALLYPORT_NAMESPACE });
    return namespaceInfo?.data?.[EPOCH_KEY];
  } finally {
    await connection.close();
  }
}

async function registerOrUpdate({ workflowService }: Connection): Promise<void> {
  const retention = msToTs(RETENTION_MS);
  try {
    await workflowService.updateNamespace({ namespace: TALLYPORT_NAMESPACE, config: { workflowExecutionRetentionTtl: retention } });
  } catch (error) {
    if (!isStatus(error, NOT_FOUND)) throw error;
    await workflowService.registerNamespace({ namespace: TALLYPORT_NAMESPACE, workflowExecutionRetentionPeriod: retention });
  }
}

async function addMissingSearchAttributes({ operatorService }: Connection): Promise<void> {
  const { customAttributes } = await operatorService.listSearchAttributes({ namespace: TALLYPORT_NAMESPACE });
  const missing = Object.keys(searchAttributes).filter((name) => !(name in (customAttributes ?? {})));
  if (missing.length === 0) return;
  await operatorService.addSearchAttributes({
    namespace: TALLYPORT_NAMESPACE,
    searchAttributes: Object.fromEntries(missing.map((name) => [name, KEYWORD])),
  });
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof Error && 'code' in error && error.code === status;
}

import type { LoggedEvent } from '@tallyport/contracts/envelope';
import type { DomainEvent } from '@tallyport/contracts/events';
import { saidOfJob } from '@tallyport/domain/work-order/papers/said-of-job';
import { isStray, strayPapers } from '@tallyport/domain/work-order/papers/stray-papers';
import { partyNamesIn, valuesForJob } from '@tallyport/domain/work-order/papers/values-for-job';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import { papersOfJob, partiesNamed } from './papers-of-job.js';
import type { ReactionPorts } from './reaction-ports.js';

type EventOf<Type extends DomainEvent['type']> = Extract<DomainEvent, { type: Type }>;
type OfRecord = EventOf<
  'record.amended' | 'record.values-confirmed' | 'record.values-unconfirmed' | 'record.values-taken-back' | 'record.withdrawn'
>;

/** A job that says nothing of itself. */
const NOBODY = { waybill_number: null, importer_name: null };

/** Lets the job follow its papers once one was read. */
export async function followReading(ports: ReactionPorts, event: EventOf<'extraction.step-finished'>, logged: LoggedEvent): Promise<void> {
  if (event.data.step === 'completed') await followPapers(ports, event.data.workOrderId, logged);
}

/** Lets the job follow a bill that a person changed or looked at, and one that counts no longer. */
export async function followRecord(ports: ReactionPorts, { data }: OfRecord, logged: LoggedEvent): Promise<void> {
  if (data.kind === 'waybill') await followPapers(ports, data.workOrderId, logged);
}

/** Lets the job follow a paper that a person keeps in it. */
export async function followKept(ports: ReactionPorts, { data }: EventOf<'document.kept-here'>, logged: LoggedEvent): Promise<void> {
  await followPapers(ports, data.workOrderId, logged);
}

/** A job that is called otherwise may be that of papers that seemed to be of another. What papers fill is followed already. */
export async function followNaming(ports: ReactionPorts, { data }: EventOf<'work-order.amended'>, logged: LoggedEvent): Promise<void> {
  const isNamed = data.changes.some(({ field }) => field === 'waybill_number' || field === 'importer_id');
  if (isNamed && data.filled === undefined) await followPapers(ports, data.workOrderId, logged);
}

/**
 * Tells the job what all of its bills say now. It looks at what stands and not at the event, so that a reaction that comes late or twice
 * leads to the same.
 */
async function followPapers(
  { log, workOrders }: ReactionPorts,
  workOrderId: string,
  { orgId, eventId, recordedAt }: LoggedEvent,
): Promise<void> {
  const { bills, job, keptFor } = await papersOfJob(log, workOrderId);
  if (bills.length === 0) return;
  const parties = await partiesNamed(log, orgId, partyNamesIn(saidOfJob(bills)));
  const strays = strayPapers(job ?? NOBODY, bills, keptFor);
  const commandId = uuidv5(eventId, 'follow-papers');
  const command = {
    type: 'follow-papers' as const,
    commandId,
    correlationId: commandId,
    orgId,
    workOrderId,
    actor: { kind: 'machine' as const, process: 'papers' },
    standing: { role: null, capacities: [], hasLicence: false },
    issuedAt: recordedAt,
    values: valuesForJob(bills, parties, (documentId) => isStray(strays.get(documentId))),
  };
  // A deleted job follows nothing any more.
  await workOrders.send(command).catch((error: unknown) => {
    if (updateRefusal(error)?.type !== 'work-order.not-found') throw error;
  });
}

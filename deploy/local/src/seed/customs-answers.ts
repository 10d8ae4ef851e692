import { shownFlags } from '@tallyport/contracts/lodgement/entry-status';
import { append, START } from '@tallyport/event-store/append';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type pg from 'pg';
import { ORG_ID } from './demo-organisation.js';
import type { Shipment } from './shipment.js';

/** Records what customs answered about a lodged job, as it would have come in. */
export async function seedCustomsAnswer(pool: pg.Pool, shipment: Shipment, workOrderId: string): Promise<void> {
  if (!shipment.customs) return;
  const { entryStatus, icsIdentifier, lines: lineStatus } = shipment.customs;
  const lodgementId = uuidv5(workOrderId, 'lodgement');
  const commandId = uuidv5(lodgementId, 'answer');
  await append(pool, {
    orgId: ORG_ID,
    streamId: `lodgement/${lodgementId}`,
    jobId: workOrderId,
    after: START,
    events: [
      {
        type: 'lodgement.customs-answer-recorded',
        data: {
          lodgementId,
          workOrderId,
          ownReference: null,
          version: null,
          messageTime: null,
          messageId: null,
          original: null,
          expected: true,
          entryStatus,
          cargoStatus: null,
          icsIdentifier,
          dutyPaid: null,
          referralCodes: [],
          lineStatus: lineStatus.map((line) => shownFlags([line])),
        },
      },
    ],
    recordedAt: new Date().toISOString(),
    metadata: { actor: { kind: 'customs' }, commandId, correlationId: lodgementId, causationId: null, workflowId: null, runId: null },
  });
}

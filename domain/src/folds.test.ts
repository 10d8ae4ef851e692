import type { DomainEvent } from '@tallyport/contracts/events';
import { WorkOrder } from '@tallyport/contracts/work-order/http';
import { expect, test } from 'vitest';
import { foldStreams, streamKindOf } from './folds.js';
import { jobOf } from './work-order/fold-job.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const JOB = id(1);
const DOCUMENT = id(2);
const details = {
  importer_id: id(9),
  exporter_id: null,
  notify_party_id: null,
  waybill_number: null,
  order_type: 'import',
  port_of_origin: null,
  port_of_dest: null,
  date_depart: null,
  date_arrive: null,
  branch: id(8),
  deadline: null,
  vessel: null,
  voyage: null,
  reference: null,
  note: null,
} as const;

/** A life of a job over several streams, in the order of the log. */
const LIFE: [string, DomainEvent][] = [
  [
    `work-order/${JOB}`,
    { type: 'work-order.received', data: { workOrderId: JOB, code: 'TP-1', jobStatus: 'received', details, names: { [id(9)]: 'Wattle' } } },
  ],
  [
    `document/${DOCUMENT}`,
    {
      type: 'document.uploaded',
      data: { documentId: DOCUMENT, workOrderId: JOB, fileName: 'bill.pdf', mediaType: 'application/pdf', bytes: 1, hash: 'a'.repeat(64) },
    },
  ],
  [
    `extraction/${DOCUMENT}`,
    {
      type: 'extraction.requested',
      data: { documentId: DOCUMENT, workOrderId: JOB, attempt: 1, hash: 'a', mediaType: 'application/pdf', bytes: 1, priority: 2 },
    },
  ],
  [
    `waybill/${id(3)}`,
    {
      type: 'record.extracted',
      data: {
        recordId: id(3),
        workOrderId: JOB,
        kind: 'waybill',
        source: { documentId: DOCUMENT, attempt: 1, fromPage: 1, toPage: 1, documentType: 'HBL' },
        fields: { consignee_name: { value: 'Kangaroo', raw: null, place: null, method: 'ocr', confidence: 0.4 } },
        lineCount: 0,
      },
    },
  ],
  [
    `work-order/${JOB}`,
    { type: 'work-order.job-status-changed', data: { workOrderId: JOB, from: 'received', to: 'compile', reason: null, byHand: false } },
  ],
  [
    `lodgement/${id(4)}`,
    {
      type: 'lodgement.customs-answer-recorded',
      data: {
        lodgementId: id(4),
        workOrderId: JOB,
        ownReference: null,
        version: null,
        messageTime: null,
        messageId: null,
        original: null,
        expected: true,
        entryStatus: 'held',
        cargoStatus: null,
        icsIdentifier: null,
        dutyPaid: null,
        referralCodes: [],
        lineStatus: [],
      },
    },
  ],
  [`work-order/${JOB}`, { type: 'work-order.deleted', data: { workOrderId: JOB } }],
];

function asOf(position: number) {
  const lengths = new Map<string, number>();
  const events = LIFE.slice(0, position).map(([streamId, event], index) => {
    lengths.set(streamId, (lengths.get(streamId) ?? 0) + 1);
    const metadata = {
      actor: { kind: 'customs' } as const,
      commandId: id(7),
      correlationId: id(7),
      causationId: null,
      workflowId: null,
      runId: null,
    };
    return {
      event,
      envelope: { streamId, streamPosition: lengths.get(streamId) ?? 0, recordedAt: `2026-03-14T10:00:0${index}.000Z`, metadata },
    };
  });
  return jobOf(foldStreams(events), JOB);
}

test('the same folds over a prefix of the log show the job as of that moment', () => {
  expect(asOf(0)).toBeNull();
  expect(asOf(1)).toMatchObject({ job_status: 'received', importer_name: 'Wattle', documents: { total: 0 } });
  expect(asOf(3)).toMatchObject({ documents: { total: 1, reading: 1, doubtful: 0 } });
  expect(asOf(4)).toMatchObject({ documents: { doubtful: 1 }, waybill: { receiver_json: { name: 'Kangaroo' } } });
  expect(asOf(5)).toMatchObject({ job_status: 'compile', n10_data: { entry_status: null } });
  expect(asOf(6)).toMatchObject({ n10_data: { entry_status: 'held' }, stream_position: 2 });
  expect(asOf(7)).toMatchObject({ deleted: true, job_status: 'compile' });
});

test('the composed job is the wire’s work order, without bookkeeping of the fold', () => {
  const job = asOf(6);
  expect(WorkOrder.strict().parse(job)).toEqual(job);
});

test('a stream of which nothing is shown has no kind', () => {
  expect([streamKindOf(`work-order/${JOB}`), streamKindOf(`inbox/${JOB}`), streamKindOf('toString/x')]).toEqual(['work-order', null, null]);
});

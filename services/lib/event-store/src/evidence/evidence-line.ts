import { z } from 'zod';

/** First line of an evidence pack: which job of which log, and up to where. */
export const EvidenceHeader = z.object({
  kind: z.literal('tallyport.evidence'),
  version: z.literal(1),
  orgId: z.uuid(),
  jobId: z.uuid(),
  epoch: z.uuid(),
  position: z.int(),
  exportedAt: z.iso.datetime(),
});
export type EvidenceHeader = z.infer<typeof EvidenceHeader>;

const hex = z.string().regex(/^[0-9a-f]*$/);

/** An event with everything its hash covers, and the hashes. Data and salt are null where personal data were erased. */
export const EvidenceEvent = z.object({
  kind: z.literal('event'),
  orgId: z.uuid(),
  streamId: z.string(),
  streamPosition: z.int(),
  position: z.int().nullable(),
  lane: z.int(),
  eventId: z.uuid(),
  jobId: z.uuid().nullable(),
  type: z.string(),
  schemaVersion: z.int(),
  recordedAt: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  data: z.unknown(),
  salt: hex.nullable(),
  dataHash: hex,
  previousHash: hex,
  hash: hex,
});
export type EvidenceEvent = z.infer<typeof EvidenceEvent>;

/** Last line: how many events stand above, SHA-256 over all bytes above, and a signature of it. */
export const EvidenceSeal = z.object({
  kind: z.literal('seal'),
  events: z.int(),
  digest: hex,
  publicKey: z.base64().nullable(),
  signature: z.base64().nullable(),
});
export type EvidenceSeal = z.infer<typeof EvidenceSeal>;

export const EvidenceLine = z.discriminatedUnion('kind', [EvidenceHeader, EvidenceEvent, EvidenceSeal]);

import { sha256 } from './sha256.js';

const HASH_BYTES = 32;

/** What stands before the first event of every stream. */
export const GENESIS = Buffer.alloc(HASH_BYTES);

/** Everything of an event that its hash covers, besides its data. */
export interface HashedEnvelope {
  readonly orgId: string;
  readonly streamId: string;
  readonly streamPosition: number;
  readonly eventId: string;
  readonly jobId: string | null;
  readonly type: string;
  readonly schemaVersion: number;
  /** The metadata as canonical JSON: the text that is stored. */
  readonly metadata: string;
  readonly recordedAt: string;
}

/** SHA-256 of salt and data. Without the salt nobody can prove by guessing what erased data were. */
export function dataHash(salt: Buffer, canonicalData: string): Buffer {
  return sha256(salt, canonicalData);
}

/** SHA-256 over the predecessor's hash, the envelope and the data's hash: the link that makes the stream a chain. */
export function linkHash(previous: Buffer, envelope: HashedEnvelope, hashOfData: Buffer): Buffer {
  return sha256(previous, canonicalEnvelope(envelope), hashOfData);
}

/** The fields are written in alphabetical order, so this is RFC 8785 without sorting on every append. */
export function canonicalEnvelope(envelope: HashedEnvelope): string {
  return (
    `{"eventId":"${envelope.eventId}","jobId":${envelope.jobId === null ? 'null' : `"${envelope.jobId}"`}` +
    `,"metadata":${envelope.metadata},"orgId":"${envelope.orgId}","recordedAt":"${envelope.recordedAt}"` +
    `,"schemaVersion":${envelope.schemaVersion},"streamId":${JSON.stringify(envelope.streamId)}` +
    `,"streamPosition":${envelope.streamPosition},"type":${JSON.stringify(envelope.type)}}`
  );
}

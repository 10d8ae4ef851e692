import { hash } from 'node:crypto';

/** UUID version 5 (RFC 9562): the same namespace and name always give the same id. */
export function uuidv5(namespace: string, name: string): string {
  const digest = hash('sha1', Buffer.concat([Buffer.from(namespace.replaceAll('-', ''), 'hex'), Buffer.from(name, 'utf8')]), 'buffer');
  digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
  digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = digest.toString('hex', 0, 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The id of the n-th event of a command (from 0). Repeating a command therefore finds its own events. */
export function eventIdOf(commandId: string, ordinal: number): string {
  return uuidv5(commandId, String(ordinal));
}

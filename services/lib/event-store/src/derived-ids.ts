import { hash } from 'node:crypto';

const NAMESPACE_BYTES = 16;
/** Names are short; UTF-8 needs at most three bytes for a UTF-16 unit. */
const scratch = Buffer.allocUnsafeSlow(1_024);

/** UUID version 5 (RFC 9562): the same namespace and name always give the same id. Throws TypeError for a namespace that is no UUID. */
export function uuidv5(namespace: string, name: string): string {
  const most = NAMESPACE_BYTES + name.length * 3;
  const bytes = most <= scratch.length ? scratch : Buffer.allocUnsafe(most);
  const written = bytes.write(namespace.replaceAll('-', ''), 0, NAMESPACE_BYTES, 'hex');
  if (written !== NAMESPACE_BYTES) throw new TypeError(`${namespace} is no UUID`);
  const end = NAMESPACE_BYTES + bytes.write(name, NAMESPACE_BYTES, 'utf8');
  const hex = hash('sha1', bytes.subarray(0, end), 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The id of a message that was exchanged with customs, by the address of its bytes: the same bytes are one message of an organisation. */
export function customsMessageId(orgId: string, hash: string): string {
  return uuidv5(orgId, `customs-message ${hash}`);
}

/** The id of a message of a freight system, by the sender's number of it or, without one, by the address of its bytes: what comes twice is one message. */
export function freightMessageId(orgId: string, numberOrHash: string): string {
  return uuidv5(orgId, `freight-message ${numberOrHash}`);
}

/** The id of the n-th event of a command (from 0). Repeating a command therefore finds its own events. */
export function eventIdOf(commandId: string, ordinal: number): string {
  return uuidv5(commandId, String(ordinal));
}

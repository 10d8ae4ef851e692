import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * UUID version 5 (RFC 9562), as `services/lib/event-store` makes it: for ids of what a workflow records by itself. Temporal's own ids
 * would begin anew with every run.
 */
export function derivedId(namespace: string, name: string): string {
  const hex = bytesToHex(sha1(concatBytes(hexToBytes(namespace.replaceAll('-', '')), utf8ToBytes(name))));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

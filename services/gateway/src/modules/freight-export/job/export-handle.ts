import { createHash } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CHARACTERS = 20;

/** Our name for one export in the freight system: a hundred bits of a hash of its id, in the alphabet of RFC 4648, section 6. */
export function handleOf(exportId: string): string {
  const bits = [...createHash('sha256').update(exportId).digest().subarray(0, 13)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  const characters = Array.from({ length: CHARACTERS }, (_, at) => BASE32[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]);
  return `TP${characters.join('')}`;
}

import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of these entries, compressed. */
export function makeZip(entries: Record<string, string | Buffer>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = factsOf(bytes, packed, name);
    const head = Buffer.concat([words(0x0403_4b50, 4), facts, Buffer.from(name)]);
    files.push(head, packed);
    directory.push(Buffer.concat([words(0x0201_4b50, 4), words(20, 2), facts, words(0, 2, 2, 2, 4), words(offset, 4), Buffer.from(name)]));
    offset += head.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const count = directory.length;
  const end = [
    words(0x0605_4b50, 4),
    words(0, 4),
    words(count, 2),
    words(count, 2),
    words(central.length, 4),
    words(offset, 4),
    words(0, 2),
  ];
  return Buffer.concat([...files, central, ...end]);
}

/** What both headers of an entry say alike: version, flags, method (deflate), time, checksum, sizes, lengths. */
function factsOf(bytes: Buffer, packed: Buffer, name: string): Buffer {
  return Buffer.concat([
    words(20, 2),
    words(0, 2),
    words(8, 2),
    words(0, 4),
    words(crc32(bytes), 4),
    words(packed.length, 4),
    words(bytes.length, 4),
    words(Buffer.byteLength(name), 2),
    words(0, 2),
  ]);
}

/** A number in little-endian order in the size given; further sizes add zeros. */
function words(value: number, size: number, ...zeros: readonly number[]): Buffer {
  const buffer = Buffer.alloc(size + zeros.reduce((sum, each) => sum + each, 0));
  if (size === 4) buffer.writeUInt32LE(value >>> 0);
  else buffer.writeUInt16LE(value);
  return buffer;
}

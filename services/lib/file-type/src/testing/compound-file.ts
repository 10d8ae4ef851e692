const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

/** A compound file whose directory holds these names: a header, the table in sector 0, the directory in sector 1. */
export function compoundFile(names: readonly string[]): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(FREE - 2, 0);
  table.writeUInt32LE(END_OF_CHAIN, 4);
  const directory = Buffer.alloc(SECTOR);
  for (const [index, name] of names.entries()) {
    const text = Buffer.from(`${name}\0`, 'utf16le');
    text.copy(directory, index * 128);
    directory.writeUInt16LE(text.length, index * 128 + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, index * 128 + 66);
  }
  return Buffer.concat([header, table, directory]);
}

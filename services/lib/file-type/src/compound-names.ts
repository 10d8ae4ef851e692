const HEADER_LENGTH = 512;
const ENTRY_LENGTH = 128;
const IN_HEADER = 109;
/** Sector numbers from here on mean: no sector. */
const NO_SECTOR = 0xfffffffa;
const MOST_SECTORS = 4_096;

/**
 * The names in the directory of a compound file (XLS, DOC and much else), read along its chain of sectors. Empty for what is no
 * compound file; a chain that leads out of the file or in a circle ends.
 */
export function compoundNames(file: Buffer): string[] {
  if (file.length < HEADER_LENGTH) return [];
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return [];
  const sectors = new Sectors(file, 2 ** shift);
  const names: string[] = [];
  for (const sector of sectors.chain(file.readUInt32LE(48))) {
    for (let at = 0; at + ENTRY_LENGTH <= sector.length; at += ENTRY_LENGTH) names.push(nameOf(sector.subarray(at, at + ENTRY_LENGTH)));
  }
  return names.filter((name) => name !== '');
}

function nameOf(entry: Buffer): string {
  const length = entry.readUInt16LE(64);
  const isUsed = entry.readUInt8(66) !== 0;
  return isUsed && length >= 2 && length <= 64 ? entry.toString('utf16le', 0, length - 2) : '';
}

/** The sectors of a compound file, and the table that tells which follows which. */
class Sectors {
  private readonly table: number[];

  constructor(
    private readonly file: Buffer,
    private readonly size: number,
  ) {
    this.table = this.tableSectors();
  }

  *chain(first: number): Generator<Buffer> {
    let sector = first;
    for (let count = 0; sector < NO_SECTOR && count < MOST_SECTORS; count++) {
      const bytes = this.at(sector);
      if (bytes === null) return;
      yield bytes;
      sector = this.after(sector);
    }
  }

  private at(sector: number): Buffer | null {
    const start = (sector + 1) * this.size;
    return start + this.size <= this.file.length ? this.file.subarray(start, start + this.size) : null;
  }

  private after(sector: number): number {
    const perSector = this.size / 4;
    const table = this.table[Math.floor(sector / perSector)];
    const bytes = table === undefined ? null : this.at(table);
    return bytes === null ? NO_SECTOR : bytes.readUInt32LE((sector % perSector) * 4);
  }

  /** Where the table itself stands: the first 109 of its sectors in the header, the others in sectors of their own. */
  private tableSectors(): number[] {
    const listed = Array.from({ length: IN_HEADER }, (_, index) => this.file.readUInt32LE(76 + index * 4));
    let next = this.file.readUInt32LE(68);
    for (let count = 0; next < NO_SECTOR && count < MOST_SECTORS; count++) {
      const bytes = this.at(next);
      if (bytes === null) break;
      const perSector = this.size / 4 - 1;
      for (let index = 0; index < perSector; index++) listed.push(bytes.readUInt32LE(index * 4));
      next = bytes.readUInt32LE(perSector * 4);
    }
    return listed.filter((sector) => sector < NO_SECTOR);
  }
}

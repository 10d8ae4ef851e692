const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_COMMENT = 65_535;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MOST_ENTRIES = 20_000;

/** The names in a zip's directory, without unpacking anything; empty for what is no zip. Never reads outside of the file. */
export function zipNames(file: Buffer): string[] {
  const end = endOfDirectory(file);
  if (end === -1) return [];
  const names: string[] = [];
  const count = Math.min(file.readUInt16LE(end + 10), MOST_ENTRIES);
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_LENGTH > file.length || file.readUInt32LE(at) !== ENTRY) break;
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    names.push(file.toString('latin1', at + ENTRY_LENGTH, at + ENTRY_LENGTH + name));
    at += ENTRY_LENGTH + name + extra + comment;
  }
  return names;
}

function endOfDirectory(file: Buffer): number {
  const lowest = Math.max(0, file.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = file.length - END_LENGTH; at >= lowest; at--) if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return -1;
}

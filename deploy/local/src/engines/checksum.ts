import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A fetched file is not the one that is pinned. */
export class ChecksumMismatch extends Error {
  override readonly name = 'ChecksumMismatch';
}

/** Answers the digest of a file in hexadecimal. */
export async function digestOf(file: string, algorithm: 'sha256' | 'sha512'): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Throws unless the file has this digest. */
export async function verifyFile(file: string, algorithm: 'sha256' | 'sha512', expected: string): Promise<void> {
  const actual = await digestOf(file, algorithm);
  if (actual !== expected.toLowerCase()) {
    throw new ChecksumMismatch(`the checksum of ${basename(file)} is ${actual.slice(0, 12)}…, not the pinned ${expected.slice(0, 12)}…`);
  }
}

/**
 * Throws unless the folder holds exactly the files of the list (lines of `sha256sum`), each with its digest.
 * Answers the digest of the list itself: the checksum of the whole set.
 */
export async function verifyFileSet(folder: string, listFile: string): Promise<string> {
  const expected = parseChecksumList(await readFile(listFile, 'utf8'));
  const present = new Set(await readdir(folder));
  for (const name of present) {
    if (!expected.has(name)) throw new ChecksumMismatch(`${name} is not in the list of pinned files`);
  }
  for (const [name, digest] of expected) {
    if (!present.has(name)) throw new ChecksumMismatch(`the pinned file ${name} did not come`);
    await verifyFile(join(folder, name), 'sha256', digest);
  }
  return await digestOf(listFile, 'sha256');
}

function parseChecksumList(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [digest, name] = line.split(/\s+\*?/);
      if (digest === undefined || name === undefined) throw new Error(`not a line of a checksum list: ${line}`);
      return [name, digest];
    }),
  );
}

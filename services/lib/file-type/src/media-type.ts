import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import { fileTypeFromBuffer } from 'file-type';
import { compoundNames } from './compound-names.js';
import { zipNames } from './zip-names.js';

/** So many first bytes decide what a file can be at all. */
export const HEAD_BYTES = 1_024;

/** What the first bytes allow: a type, or a container whose directory has to be asked when the file is whole. */
export type Family = Extract<MediaType, 'application/pdf' | 'image/png' | 'image/jpeg'> | 'zip' | 'compound';

/** What a whole file is: a type that is read here, or why it is not. */
export type Verdict = MediaType | 'password-protected' | 'damaged' | 'not-supported';

const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ['application/pdf', 'application/pdf'],
  ['image/png', 'image/png'],
  ['image/jpeg', 'image/jpeg'],
  ['application/x-cfb', 'compound'],
]);

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What a file is by its first bytes, never by its name; null for what nobody reads here. */
export async function familyOf(start: Buffer): Promise<Family | null> {
  const head = start.subarray(0, HEAD_BYTES);
  // What is in a zip stands in its directory, at its end; what its beginning says may differ.
  if (head.subarray(0, ZIP.length).equals(ZIP)) return 'zip';
  const found = await fileTypeFromBuffer(head);
  if (found) return FAMILIES.get(found.mime) ?? null;
  // Mail gateways put lines before a PDF; every reader accepts its header within the first kilobyte.
  return head.includes('%PDF-') ? 'application/pdf' : null;
}

/** What is in a container, by its directory; nothing is unpacked. */
export async function mediaTypeOf(family: Family, whole: () => Promise<Buffer>): Promise<Verdict> {
  if (family === 'zip') return typeOfZip(await zipNames(await whole()));
  if (family === 'compound') return typeOfCompound(compoundNames(await whole()));
  return family;
}

function typeOfZip(names: readonly string[]): Verdict {
  if (names.length === 0) return 'damaged';
  // The binary kind of workbook shares the folder.
  if (!names.includes('[Content_Types].xml') || names.includes('xl/workbook.bin')) return 'not-supported';
  if (names.some((name) => name.startsWith('xl/'))) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if (names.some((name) => name.startsWith('word/'))) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return 'not-supported';
}

/** XLS and DOC share one container, in which newer files stand too once a password protects them ([MS-OFFCRYPTO] 1.3.2). */
function typeOfCompound(names: readonly string[]): Verdict {
  if (names.length === 0) return 'damaged';
  const known = names.map((name) => name.toLowerCase());
  if (known.includes('encryptedpackage')) return 'password-protected';
  if (known.includes('workbook') || known.includes('book')) return 'application/vnd.ms-excel';
  return known.includes('worddocument') ? 'application/msword' : 'not-supported';
}

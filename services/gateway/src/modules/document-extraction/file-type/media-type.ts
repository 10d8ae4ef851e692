import type { MediaType } from '@tallyport/contracts/document-extraction/media-types';
import { compoundNames } from './compound-names.js';
import { zipNames } from './zip-names.js';

/** So many first bytes decide what a file can be at all. */
export const HEAD_BYTES = 1_024;

/** What the first bytes allow: a type, or a container whose directory has to be asked when the file is whole. */
export type Family = Extract<MediaType, 'application/pdf' | 'image/png' | 'image/jpeg'> | 'zip' | 'compound';

const STARTS: readonly (readonly [Family, Buffer])[] = [
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['zip', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
  ['compound', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
];

/** What a file is by its first bytes, never by its name; null for what nobody reads here. */
export function familyOf(head: Buffer): Family | null {
  const found = STARTS.find(([, start]) => head.subarray(0, start.length).equals(start));
  if (found) return found[0];
  // Mail gateways put lines before a PDF; every reader accepts its header within the first kilobyte.
  return head.subarray(0, HEAD_BYTES).includes('%PDF-') ? 'application/pdf' : null;
}

/** What is in a container, by its directory; nothing is unpacked. */
export function mediaTypeOf(family: Family, whole: () => Promise<Buffer>): Promise<MediaType | null> {
  if (family === 'zip') return whole().then((file) => typeOfZip(zipNames(file)));
  if (family === 'compound') return whole().then((file) => typeOfCompound(compoundNames(file)));
  return Promise.resolve(family);
}

function typeOfZip(names: readonly string[]): MediaType | null {
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.some((name) => name.startsWith('xl/'))) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  if (names.some((name) => name.startsWith('word/'))) return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return null;
}

function typeOfCompound(names: readonly string[]): MediaType | null {
  const known = names.map((name) => name.toLowerCase());
  if (known.includes('workbook') || known.includes('book')) return 'application/vnd.ms-excel';
  return known.includes('worddocument') ? 'application/msword' : null;
}

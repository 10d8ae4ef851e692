import type { MultipartFile } from '@fastify/multipart';
import { type BlobStore, BlobTooLarge, StorageFull } from '@tallyport/blob-store/blob-store';
import { MAX_FILE_BYTES, type MediaType } from '@tallyport/contracts/document-extraction/media-types';
import type { ProblemCode } from '@tallyport/contracts/problem';
import { familyOf, HEAD_BYTES, mediaTypeOf, type Verdict } from '@tallyport/file-type/media-type';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { cleanFileName } from './file-name.js';

/** The problem that the verdict on a whole file means for its sender. */
const REFUSALS: Readonly<Record<Exclude<Verdict, MediaType>, ProblemCode>> = {
  'password-protected': 'file-protected',
  damaged: 'file-damaged',
  'not-supported': 'file-type-refused',
};

/** So much of a file that is refused already is still read, so that its sender hears why; then the connection ends. */
const DRAIN_BYTES = 32 * 1024 * 1024;

export interface StoredUpload {
  readonly hash: string;
  readonly bytes: number;
  readonly mediaType: MediaType;
}

/** A file of a form: its bytes are stored, or it is refused. */
export type FormFile = { readonly fileName: string } & ({ readonly file: StoredUpload } | { readonly refused: ProblemCode });

type ReadUpload =
  | { readonly kind: 'stored'; readonly file: StoredUpload }
  | { readonly kind: 'refused'; readonly code: ProblemCode }
  /** More came than anybody should have to read. */
  | { readonly kind: 'endless' };

/** Reads a form to its end, so that nothing of it is recorded before all of it is there. */
export async function readForm(request: FastifyRequest, orgId: string, blobs: BlobStore): Promise<FormFile[]> {
  const files: FormFile[] = [];
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const fileName = cleanFileName(part.filename);
    const read = await readUpload(part, orgId, blobs);
    if (read.kind === 'endless') throw new ProblemError('file-too-large');
    files.push(read.kind === 'stored' ? { fileName, file: read.file } : { fileName, refused: read.code });
  }
  return files;
}

/** Takes one file of an upload as it arrives: its type by its first bytes, its size while it comes; stored before it is known to anybody. */
async function readUpload(part: MultipartFile, orgId: string, blobs: BlobStore): Promise<ReadUpload> {
  const chunks = part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await firstBytes(chunks);
  if (head.length === 0) return { kind: 'refused', code: 'file-empty' };
  const family = await familyOf(head);
  if (family === null) return refused('file-type-refused', chunks);
  try {
    const stored = await blobs.putFile(orgId, joined(head, chunks), { limit: MAX_FILE_BYTES });
    const verdict = await mediaTypeOf(family, () => blobs.read(orgId, stored.hash));
    return isRefusal(verdict) ? { kind: 'refused', code: REFUSALS[verdict] } : { kind: 'stored', file: { ...stored, mediaType: verdict } };
  } catch (error) {
    if (error instanceof BlobTooLarge) return refused('file-too-large', chunks);
    if (error instanceof StorageFull) return refused('storage-full', chunks);
    throw error;
  }
}

function isRefusal(verdict: Verdict): verdict is keyof typeof REFUSALS {
  return verdict in REFUSALS;
}

async function firstBytes(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

/** The store stops at its limit, and the rest must still be read: its end does not end the part. */
async function* joined(head: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
}

async function refused(code: ProblemCode, chunks: AsyncIterator<Buffer>): Promise<ReadUpload> {
  let drained = 0;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    drained += next.value.length;
    if (drained > DRAIN_BYTES) return { kind: 'endless' };
  }
  return { kind: 'refused', code };
}

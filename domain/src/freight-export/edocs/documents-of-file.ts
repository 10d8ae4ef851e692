import type { Document } from '@tallyport/contracts/document-extraction/document';
import { documentName } from './document-names.js';
import { documentTypeThere, type MappedDocumentType } from './document-types.js';
import type { SentDocument } from './encode-edocs-event.js';

/** A file of a job, as far as sending it needs to know. */
export type FileOfJob = Pick<Document, 'file_name' | 'hash' | 'bytes' | 'media_type' | 'segments'>;
type Segment = FileOfJob['segments'][number];

export interface Naming {
  readonly types: readonly MappedDocumentType[];
  /** SHA-256 of a text, in hex. */
  sha256(text: string): string;
}

/**
 * What of a file is sent: each document that it holds as a file of its own. A file of one document goes as it is, and so does, with a note, one
 * whose documents nobody can take apart: only pages of a PDF can be cut out.
 */
export function documentsOfFile(file: FileOfJob, { types, sha256 }: Naming): SentDocument[] {
  const { segments, hash, bytes } = file;
  const [title, extension] = titleOf(file.file_name);
  const sent = (name: string, segment: Segment | undefined) => ({
    name,
    type: documentTypeThere(segment?.type ?? 'other', types),
    isPublished: false,
    bytes,
  });
  const wholeName = documentName(title, hash, extension);
  if (segments.length <= 1) return [{ ...sent(wholeName, segments[0]), hash }];
  if (file.media_type !== 'application/pdf') {
    return [{ ...sent(wholeName, segments[0]), hash, note: sentWhole(file.file_name, 'only pages of a PDF can be cut out') }];
  }
  return segments.map((segment) => {
    const { from_page: fromPage, to_page: toPage } = segment;
    const ownHash = sha256(`${hash} pages ${fromPage}-${toPage}`);
    const pages = { hash, bytes, fileName: file.file_name, wholeName, fromPage, toPage };
    return { ...sent(documentName(pieceTitle(segment, title), ownHash, 'pdf'), segment), hash: ownHash, pages };
  });
}

/** What a person reads of a file that holds several documents and left as one. */
export function sentWhole(fileName: string, why: string): string {
  return `${fileName} holds several documents and was sent as one file: ${why}.`;
}

function titleOf(fileName: string): readonly [title: string, extension: string] {
  const [, title = fileName, extension = 'pdf'] = /^(.*)\.([A-Za-z0-9]{1,5})$/.exec(fileName) ?? [];
  return [title, extension.toLowerCase()];
}

/** What a piece is, and which pages of which file: `HBL, pages 1-2 of shipment papers`. */
function pieceTitle({ type, title, from_page: from, to_page: to }: Segment, fileTitle: string): string {
  const what = type === 'other' ? (title ?? 'Document') : type;
  return `${what}, ${from === to ? `page ${from}` : `pages ${from}-${to}`} of ${fileTitle}`;
}

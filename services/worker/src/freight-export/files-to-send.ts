import { cutPagesKey, uncutKey } from '@tallyport/blob-store/artefacts';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { sentWhole } from '@tallyport/domain/freight-export/edocs/documents-of-file';
import type { PagesOf, SentDocument } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import type { PageCutter } from '../adapters/document-reader/page-cutter.js';

/** A file as it leaves: its bytes are known, and where they are kept. */
export interface FileToSend extends Omit<SentDocument, 'pages'> {
  readonly address: string;
}

export interface FilePorts {
  readonly blobs: Pick<BlobStore, 'read' | 'has' | 'putArtefact' | 'open'>;
  readonly cutter: Pick<PageCutter, 'cut'>;
}

type Piece =
  | { readonly kind: 'cut'; readonly address: string; readonly bytes: number }
  | { readonly kind: 'uncut'; readonly sentence: string };

/**
 * The files that documents are sent as. Pages are cut out when they are asked for first, and kept beside the file that they are of: a second
 * call sends the same bytes. A file that nobody can take apart goes once, whole, in the place of its first document.
 */
export class FilesToSend {
  constructor(private readonly ports: FilePorts) {}

  async of(orgId: string, documents: readonly SentDocument[], signal: AbortSignal): Promise<FileToSend[]> {
    const files = new Map<string, FileToSend>();
    for (const document of documents) {
      const file = await this.file(orgId, document, signal);
      if (!files.has(file.hash)) files.set(file.hash, file);
    }
    return [...files.values()];
  }

  private async file(orgId: string, { pages, ...document }: SentDocument, signal: AbortSignal): Promise<FileToSend> {
    if (pages === undefined) return { ...document, address: document.hash };
    const piece = await this.piece(orgId, pages, signal);
    if (piece.kind === 'cut') return { ...document, address: piece.address, bytes: piece.bytes };
    const { hash, bytes, wholeName: name } = pages;
    return { ...document, name, hash, bytes, address: hash, note: sentWhole(pages.fileName, piece.sentence) };
  }

  private async piece(orgId: string, { hash, fromPage, toPage }: PagesOf, signal: AbortSignal): Promise<Piece> {
    const { blobs, cutter } = this.ports;
    const address = cutPagesKey(hash, fromPage, toPage);
    if (await blobs.has(orgId, address)) return { kind: 'cut', address, bytes: await this.bytesAt(orgId, address) };
    if (await blobs.has(orgId, uncutKey(hash))) {
      const known = await blobs.read(orgId, uncutKey(hash));
      return { kind: 'uncut', ...(JSON.parse(known.toString('utf8')) as { sentence: string }) };
    }
    const cut = await cutter.cut(await blobs.read(orgId, hash), fromPage, toPage, signal);
    if (cut.kind === 'cut') {
      await blobs.putArtefact(orgId, address, cut.bytes);
      return { kind: 'cut', address, bytes: cut.bytes.byteLength };
    }
    const sentence = lowerFirst(cut.sentence);
    await blobs.putArtefact(orgId, uncutKey(hash), Buffer.from(JSON.stringify({ sentence })));
    return { kind: 'uncut', sentence };
  }

  private async bytesAt(orgId: string, address: string): Promise<number> {
    const { bytes, stream } = await this.ports.blobs.open(orgId, address);
    stream.destroy();
    return bytes;
  }
}

/** It stands behind a colon. */
function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

import { MAX_PAGES } from '@tallyport/contracts/document-extraction/media-types';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { UnreadableFile } from '../unreadable-file.js';

/** A page tree deeper or with more branches than this holds more pages than are read, or turns in circles. */
const MOST_NODES = 1_000;

/**
 * The file with page counts that are true. Every node of a page tree claims how many pages hang below it, and libraries
 * believe it: a tree that claims fewer hides pages from them. The real pages are counted, and refused beyond the limit.
 * A file that cannot be walked (an encrypted one) is given back as it is.
 */
export async function withTruePageCount(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await load(bytes);
  const root = document === null ? undefined : pageTreeOf(document);
  if (document === null || root === undefined) return bytes;
  const walk = new PageTreeWalk();
  if (walk.count(root) > MAX_PAGES) throw new UnreadableFile('too-many-pages');
  return walk.foundLie ? document.save({ useObjectStreams: false, updateFieldAppearances: false }) : bytes;
}

class PageTreeWalk {
  foundLie = false;
  private readonly seen = new Set<PDFDict>();

  /** The pages at and below a node; its claim is put right on the way. */
  count(node: PDFDict): number {
    const kids = node.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) return 1;
    if (this.seen.has(node)) return 0;
    this.seen.add(node);
    let pages = 0;
    for (let index = 0; index < kids.size(); index += 1) {
      const kid = kids.lookup(index);
      if (kid instanceof PDFDict) pages += this.count(kid);
      if (pages > MAX_PAGES || this.seen.size > MOST_NODES) throw new UnreadableFile('too-many-pages');
    }
    const claimed = node.lookup(PDFName.of('Count'));
    if (!(claimed instanceof PDFNumber) || claimed.asNumber() !== pages) {
      this.foundLie = true;
      node.set(PDFName.of('Count'), PDFNumber.of(pages));
    }
    return pages;
  }
}

/** The root of the page tree, where the file has a catalog that leads to one. */
function pageTreeOf(document: PDFDocument): PDFDict | undefined {
  const catalog = document.context.lookup(document.context.trailerInfo.Root);
  const root = catalog instanceof PDFDict ? catalog.lookup(PDFName.of('Pages')) : undefined;
  return root instanceof PDFDict ? root : undefined;
}

async function load(bytes: Uint8Array): Promise<PDFDocument | null> {
  try {
    const document = await PDFDocument.load(bytes, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return document.isEncrypted ? null : document;
  } catch {
    return null; // what is wrong with it is for the reader that opens it to say
  }
}

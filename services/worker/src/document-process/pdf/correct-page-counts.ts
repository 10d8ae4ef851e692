import { MAX_PAGES } from '@tallyport/contracts/document-extraction/media-types';
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber } from 'pdf-lib';
import { UnreadableFile } from '../unreadable-file.js';

/** A page tree deeper or with more branches than this holds more pages than are read, or turns in circles. */
const MOST_NODES = 1_000;

/**
 * Counts the pages that a file really has and refuses those beyond the limit. Every node of a page tree claims how many
 * pages hang below it, and libraries believe it: a tree that claims fewer hides pages from them. Wrong claims are put
 * right; answers whether there were any.
 */
export function correctPageCounts(document: PDFDocument): boolean {
  const root = pageTreeOf(document);
  if (root === undefined) return false;
  const walk = new PageTreeWalk();
  if (walk.count(root) > MAX_PAGES) throw new UnreadableFile('too-many-pages');
  return walk.foundLie;
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

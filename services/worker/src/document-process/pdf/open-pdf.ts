import type { Page } from '@tallyport/reading/document-model';
import { boxOnPage } from '../geometry.js';
import { joinRules } from '../join-rules.js';
import type { OpenFile, ParsedPage, Picture } from '../open-file.js';
import { UnreadableFile } from '../unreadable-file.js';
import { drawPdfPage, drawPdfPageInGrey } from './draw-pdf-page.js';
import { drawingsOf } from './drawings.js';
import { flagsOfInk } from './ink-flags.js';
import type { PageInk, PlacedPicture } from './page-ink.js';
import { type Layers, layersOf } from './page-layers.js';
import { openPdfDocument, type PDFDocumentProxy, type PDFPageProxy } from './pdf-library.js';
import { type PageView, uprightView } from './upright-view.js';
import { hasUsableText } from './usable-text.js';
import { wordsOfGlyphs } from './words-of-glyphs.js';

/** Holds a PDF open. Pages with usable text are read from it; the others are left to the OCR engine. */
export async function openPdf(bytes: Uint8Array): Promise<OpenFile> {
  const document = await openPdfDocument(bytes);
  if (document.numPages < 1) {
    await document.loadingTask.destroy();
    throw new UnreadableFile('damaged');
  }
  const layers = await layersOf(document);
  return {
    mediaType: 'application/pdf',
    pageCount: document.numPages,
    parsePage: async (number) => withPage(document, number, (page) => parsePage(page, number, layers)),
    drawPage: async (number, dpi): Promise<Picture> =>
      withPage(document, number, async (page) => drawPdfPage(page, (await uprightView(page, layers)).view, dpi)),
    drawGrey: async (number, dpi) =>
      withPage(document, number, async (page) => drawPdfPageInGrey(page, (await uprightView(page, layers)).view, dpi)),
    drawArea: async (number, dpi, area) =>
      withPage(document, number, async (page) => drawPdfPageInGrey(page, (await uprightView(page, layers)).view, dpi, area)),
    close: async () => {
      await document.loadingTask.destroy();
    },
  };
}

async function parsePage(page: PDFPageProxy, number: number, layers: Layers): Promise<ParsedPage> {
  const { view, ink } = await uprightView(page, layers);
  const { width, height } = view;
  if (!hasUsableText(ink, view)) return { kind: 'scan', width, height, dpi: resolutionOf(ink.pictures), unseen: unseenWords(ink, view) };
  const words = wordsOfGlyphs(ink.glyphs, view);
  const rules = joinRules(ink.rules).flatMap((rule) => boxOnPage(rule, view) ?? []);
  const drawings = drawingsOf(ink).flatMap((drawing) => boxOnPage(drawing, view) ?? []);
  const read: Page = { number, width, height, method: 'text layer', words, cells: [], rules, drawings, flags: flagsOfInk(ink, view) };
  return { kind: 'read', page: read };
}

/** What the file says about a scanned page without showing it: the text layer of a copier, or a forged one. */
function unseenWords({ unseen }: PageInk, view: PageView): string[] {
  return wordsOfGlyphs([...unseen.values()].flat(), view).map(({ text }) => text);
}

/** The resolution of the largest picture on a page: drawn in it, a scan is not blurred by being enlarged twice. */
function resolutionOf(pictures: readonly PlacedPicture[]): number | null {
  const area = ({ left, right, top, bottom }: PlacedPicture): number => (right - left) * (bottom - top);
  const [largest] = pictures.toSorted((a, b) => area(b) - area(a));
  return largest !== undefined && largest.dpi > 0 ? largest.dpi : null;
}

async function withPage<T>(document: PDFDocumentProxy, number: number, use: (page: PDFPageProxy) => Promise<T>): Promise<T> {
  if (number < 1 || number > document.numPages) throw new UnreadableFile('no-such-page');
  const page = await document.getPage(number).catch((cause: unknown) => {
    throw new UnreadableFile('damaged', { cause });
  });
  try {
    return await use(page);
  } finally {
    page.cleanup(); // pictures of a page are many megabytes
  }
}

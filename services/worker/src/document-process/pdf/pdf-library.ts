import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { UnreadableFile } from '../unreadable-file.js';
import { startWorker } from './loopback.js';

export type { PDFDocumentProxy, PDFPageProxy };
export { OPS };

const worker = startWorker();
const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => join(PACKAGE, name) + sep;

/** No picture inside a PDF may have more pixels than an A3 page at 600 dpi. */
const MAX_IMAGE_PIXELS = 70_000_000;

/** Opens a PDF with everything active switched off: no scripts, no forms logic, no fetching. */
export async function openPdfDocument(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    worker,
    data: new Uint8Array(bytes), // the library takes the buffer away from its owner
    verbosity: 0,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    iccUrl: folder('iccs'),
    wasmUrl: folder('wasm'),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFile(isLocked ? 'password-protected' : 'damaged', { cause: error });
  }
}

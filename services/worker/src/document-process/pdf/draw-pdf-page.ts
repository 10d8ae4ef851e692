import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../open-file.js';
import type { PDFPageProxy } from './pdf-library.js';
import type { PageView } from './upright-view.js';

/** A drawn page never has more pixels than this: an A4 page at 300 dpi has 8.7 million. */
const MOST_PIXELS = 20_000_000;

/** Draws a page on white. A page too large for the resolution asked for is drawn smaller. */
export async function drawPdfPage(page: PDFPageProxy, view: PageView, dpi: number): Promise<Picture> {
  const scale = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (view.width * view.height)));
  const viewport = page.getViewport({ scale, rotation: view.rotation });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvasContext: context, canvas: null, viewport }).promise;
  return { png: await canvas.encode('png'), width: canvas.width, height: canvas.height };
}

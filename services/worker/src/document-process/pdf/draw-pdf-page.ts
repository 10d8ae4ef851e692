import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Box } from '@tallyport/contracts/document-extraction/readings';
import sharp from 'sharp';
import type { Picture } from '../open-file.js';
import { type GreyPicture, greyOf, WORK_PIXELS } from '../picture/grey-picture.js';
import type { PDFPageProxy } from './pdf-library.js';
import type { PageView } from './upright-view.js';

/** A drawn page never has more pixels than this: an A4 page at 300 dpi has 8.7 million. */
const MOST_PIXELS = 20_000_000;
/** So many rows of a drawn page are made grey at a time: a copy of all its colours would cost as much memory as the drawing. */
const BAND = 512;
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Draws a page on white. A page too large for the resolution asked for is drawn smaller. */
export async function drawPdfPage(page: PDFPageProxy, view: PageView, dpi: number): Promise<Picture> {
  const canvas = await drawn(page, view, dpi, MOST_PIXELS);
  return { png: await canvas.encode('png'), width: canvas.width, height: canvas.height };
}

/** Draws a page, or an area of it, in shades of grey. */
export async function drawPdfPageInGrey(page: PDFPageProxy, view: PageView, dpi: number, area: Box = WHOLE): Promise<GreyPicture> {
  const canvas = await drawn(page, view, dpi, WORK_PIXELS, area);
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  const pixels = new Uint8Array(width * height);
  for (let top = 0; top < height; top += BAND) {
    const rows = Math.min(BAND, height - top);
    const { data } = context.getImageData(0, top, width, rows);
    const band = await greyOf(sharp(data, { raw: { width, height: rows, channels: 4 } }).flatten({ background: '#ffffff' }));
    pixels.set(band.pixels, top * width);
  }
  return { width, height, pixels };
}

async function drawn(page: PDFPageProxy, view: PageView, dpi: number, most: number, area: Box = WHOLE): Promise<Canvas> {
  const scale = Math.min(dpi / 72, Math.sqrt(most / (view.width * view.height)));
  const { width, height } = page.getViewport({ scale, rotation: view.rotation });
  const canvas = createCanvas(Math.max(1, Math.round(width * area.width)), Math.max(1, Math.round(height * area.height)));
  const viewport = page.getViewport({ scale, rotation: view.rotation, offsetX: -width * area.x, offsetY: -height * area.y });
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvasContext: context, canvas: null, viewport }).promise;
  return canvas;
}

import { createCanvas } from '@napi-rs/canvas';
import type { Picture } from '../open-file.js';
import { fontOf } from './view-font.js';
import type { ViewPage } from './view-page.js';

const MOST_PIXELS = 20_000_000;
const INK = '#1c2430';
const BORDER = '#c9d0da';

/** Draws a page of our own view. */
export async function drawViewPage(page: ViewPage, dpi: number): Promise<Picture> {
  const scale = Math.min(dpi / 72, Math.sqrt(MOST_PIXELS / (page.width * page.height)));
  const canvas = createCanvas(Math.max(1, Math.round(page.width * scale)), Math.max(1, Math.round(page.height * scale)));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, page.width, page.height);
  context.strokeStyle = BORDER;
  context.lineWidth = 0.5;
  for (const {
    rectangle: { left, top, right, bottom },
  } of page.cells) {
    context.strokeRect(left, top, right - left, bottom - top);
  }
  context.fillStyle = INK;
  for (const { text, rectangle, baseline, isBold } of page.words) {
    context.font = fontOf(isBold);
    context.fillText(text, rectangle.left, baseline, rectangle.right - rectangle.left);
  }
  return { png: await canvas.encode('png'), width: canvas.width, height: canvas.height };
}

import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { FONT_SIZE, fontOf } from '../own-view/view-font.js';

/** What is printed on the test scans. */
export const LINES = [
  'COMMERCIAL INVOICE No. 4711',
  'Shipper: Global Freight Solutions',
  'Consignee: Pacific Trading Company',
  'Vessel: Northern Voyager  Voyage: 202',
  'Port of loading: Shanghai, China',
  'Port of discharge: Melbourne, Australia',
  'Goods: electronic components in cartons',
  'Gross weight: 1671.90 KG  Packages: 245',
];

export interface ScanOptions {
  readonly turn?: number;
  readonly skew?: number;
  /** Draws a box around each line, as a form does. */
  readonly hasBoxes?: boolean;
}

/** A picture of a printed page, as a scanner would deliver it, as PNG. */
export async function makeScan({ turn = 0, skew = 0, hasBoxes = false }: ScanOptions = {}): Promise<Buffer> {
  const [width, height] = [1240, 1000];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111111';
  context.font = fontOf(false).replace(`${FONT_SIZE}px`, '32px');
  LINES.forEach((line, index) => {
    const baseline = 140 + index * 90;
    context.fillText(line, 140, baseline);
    if (hasBoxes) context.strokeRect(120, baseline - 56, 1000, 90);
  });
  const straight = await canvas.encode('png');
  const skewed = skew === 0 ? straight : await sharp(straight).rotate(skew, { background: '#ffffff' }).png().toBuffer();
  return turn === 0 ? Buffer.from(skewed) : sharp(skewed).rotate(turn).png().toBuffer();
}

import { makeDocument } from '../../accuracy/generator/make-document.js';
import type { Press } from '../../accuracy/generator/print/press.js';
import { worn } from '../../accuracy/generator/print/wear.js';

/** What office scanners deliver. */
const RESOLUTIONS = [200, 300, 150] as const;
const QUALITY = 75;
const PAPERS = 6;
/** The engine that both sides share reads Latin letters; Chinese takes another. */
const HAN = /\p{Script=Han}/u;

/** Pictures of papers in English as they come from a scanner: askew, with noise and folds. */
export async function scanPapers(press: Press): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let number = 0; pictures.length < PAPERS; number += 1) {
    const { html, medium, dice } = makeDocument('develop', number);
    if (medium !== 'scan' || HAN.test(html)) continue;
    const resolution = RESOLUTIONS[pictures.length % RESOLUTIONS.length] ?? 200;
    pictures.push(await press.photograph(worn(html, medium, dice.fork('wear')), resolution, QUALITY));
  }
  return pictures;
}

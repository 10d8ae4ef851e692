import type { Page } from '@tallyport/reading/document-model';
import { flagsOfInstructions } from './instruction-flags.js';
import type { Upright } from './ocr/flat-page.js';
import type { OpenFile, Picture, ScannedPage } from './open-file.js';
import type { GreyPicture } from './picture/grey-picture.js';
import type { Recogniser } from './recogniser.js';
import { flagsOfScan } from './scan-flags.js';

/** More dots per inch than this show the OCR engine nothing new. Scans stored in fewer are drawn as they are. */
const MOST_DPI = 300;
const FEWEST_DPI = 50;

/** The part of an open file that pages are read from; in a service it stands in another process. */
export type PageSource = Pick<OpenFile, 'parsePage' | 'drawPage' | 'drawGrey'>;

/** What is remembered of a file's scanned pages, so that reading and showing agree and nothing is found out twice. */
export type Uprights = Map<number, Upright>;

/** One page of any file: from its own text where it has any, else by OCR of its picture. */
export async function readPage(
  source: PageSource,
  recogniser: Recogniser,
  number: number,
  known: Uprights,
  mostDpi = MOST_DPI,
): Promise<Page> {
  const parsed = await source.parsePage(number);
  const page =
    parsed.kind === 'read'
      ? parsed.page
      : await readScan(parsed, await source.drawGrey(number, scanDpi(parsed, mostDpi)), recogniser, number, known);
  return { ...page, flags: [...page.flags, ...flagsOfInstructions(page.words)] };
}

const scanDpi = ({ dpi }: ScannedPage, most: number): number => Math.max(FEWEST_DPI, Math.min(most, dpi ?? most));

async function readScan(scan: ScannedPage, picture: GreyPicture, recogniser: Recogniser, number: number, known: Uprights): Promise<Page> {
  const { upright, width, height, words, rules, drawings } = await recogniser.recognise(picture, known.get(number) ?? null);
  known.set(number, upright);
  const points = scan.width / picture.width;
  const straightened = { width: width * points, height: height * points };
  const size = upright.skew === 0 && upright.corners === null ? turned(scan, upright) : straightened;
  return { number, ...size, method: 'ocr', words, cells: [], rules, drawings, flags: flagsOfScan(scan, upright, words) };
}

const turned = ({ width, height }: ScannedPage, { turn }: Upright): { width: number; height: number } =>
  turn === 90 || turn === 270 ? { width: height, height: width } : { width, height };

/** The picture of a page as a person sees it, upright; the boxes of {@link readPage} fall on it. */
export async function pictureOfPage(
  source: PageSource,
  recogniser: Recogniser,
  number: number,
  dpi: number,
  known: Uprights,
  mostDpi = MOST_DPI,
): Promise<Picture> {
  const parsed = await source.parsePage(number);
  const picture = await source.drawPage(number, dpi);
  if (parsed.kind === 'read') return picture;
  const upright =
    known.get(number) ?? (await uprightOf(await source.drawGrey(number, scanDpi(parsed, mostDpi)), recogniser, number, known));
  return recogniser.straighten(picture, upright);
}

async function uprightOf(picture: GreyPicture, recogniser: Recogniser, number: number, known: Uprights): Promise<Upright> {
  const upright = known.get(number) ?? (await recogniser.uprightOf(picture));
  known.set(number, upright);
  return upright;
}

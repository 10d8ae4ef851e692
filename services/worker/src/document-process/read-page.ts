import type { Box } from '@tallyport/contracts/document-extraction/readings';
import type { Page, PageCode } from '@tallyport/reading/document-model';
import { flagsOfInstructions } from './instruction-flags.js';
import type { Upright } from './ocr/flat-page.js';
import type { OpenFile, Picture, ScannedPage } from './open-file.js';
import type { GreyPicture } from './picture/grey-picture.js';
import type { Recogniser } from './recogniser.js';
import { flagsOfScan } from './scan-flags.js';

/** More dots per inch than this show the OCR engine nothing new. Scans stored in fewer are drawn as they are. */
const MOST_DPI = 300;
const FEWEST_DPI = 50;
/** Enough for the narrowest bars of papers. */
const CODE_DPI = 200;
const LEAST_CODE = 40;
const LOWEST_CODE = 15;
const WIDEST_CODE = 10;
/** Around it, in points. */
const CODE_MARGIN = 8;
const MOST_PLACES = 4;

/** The part of an open file that pages are read from; in a service it stands in another process. */
export interface PageSource extends Pick<OpenFile, 'parsePage' | 'drawPage' | 'drawGrey'> {
  drawArea?(page: number, dpi: number, area: Box): Promise<GreyPicture | null>;
}

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
      ? await withCodes(parsed.page, source, recogniser)
      : await readScan(parsed, await source.drawGrey(number, scanDpi(parsed, mostDpi)), recogniser, number, known);
  return { ...page, flags: [...page.flags, ...flagsOfInstructions(page.words)] };
}

/** Of a page with text only what may be a code is drawn: something of its size that is drawn or pasted in. */
async function withCodes(page: Page, source: PageSource, recogniser: Recogniser): Promise<Page> {
  const places = (page.drawings ?? []).filter(({ width, height }) => isSizeOfCode(width * page.width, height * page.height));
  if (places.length === 0) return page;
  const codes: PageCode[] = [];
  for (const place of places.slice(0, MOST_PLACES)) {
    const area = withMargin(place, page);
    const picture = (await source.drawArea?.(page.number, CODE_DPI, area)) ?? null;
    const found = picture === null ? [] : await recogniser.codesOf(picture);
    codes.push(...found.map((code) => ({ ...code, box: boxWithin(code.box, area) })));
  }
  return { ...page, codes };
}

/** In points: from the width of a finger up, and far from a rule in its form. */
function isSizeOfCode(width: number, height: number): boolean {
  return width >= LEAST_CODE && height >= LOWEST_CODE && width <= WIDEST_CODE * height;
}

function withMargin({ x, y, width, height }: Box, page: Page): Box {
  const [across, down] = [CODE_MARGIN / page.width, CODE_MARGIN / page.height];
  const [left, top] = [Math.max(0, x - across), Math.max(0, y - down)];
  return { x: left, y: top, width: Math.min(1, x + width + across) - left, height: Math.min(1, y + height + down) - top };
}

/** A box on an area as one on the page. */
function boxWithin({ x, y, width, height }: Box, area: Box): Box {
  return { x: area.x + x * area.width, y: area.y + y * area.height, width: width * area.width, height: height * area.height };
}

const scanDpi = ({ dpi }: ScannedPage, most: number): number => Math.max(FEWEST_DPI, Math.min(most, dpi ?? most));

async function readScan(scan: ScannedPage, picture: GreyPicture, recogniser: Recogniser, number: number, known: Uprights): Promise<Page> {
  const { upright, width, height, words, rules, drawings, codes } = await recogniser.recognise(picture, known.get(number) ?? null);
  known.set(number, upright);
  const points = scan.width / picture.width;
  const straightened = { width: width * points, height: height * points };
  const size = upright.skew === 0 && upright.corners === null ? turned(scan, upright) : straightened;
  return { number, ...size, method: 'ocr', words, cells: [], rules, drawings, codes, flags: flagsOfScan(scan, upright, words) };
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

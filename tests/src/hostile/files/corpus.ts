import { noiseAfter, scrambled, truncated } from './corruptions.js';
import type { HostileFile } from './hostile-file.js';
import { OFFICE_BOMBS } from './office-bombs.js';
import { goodDoc, goodDocx, goodWorkbook } from './office-parts.js';
import { PDF_ACTIONS } from './pdf-actions.js';
import { PDF_BOMBS } from './pdf-bombs.js';
import { PDF_CYCLES } from './pdf-cycles.js';
import { PDF_MASSES } from './pdf-masses.js';
import { goodPdf } from './pdf-parts.js';
import { goodJpeg, goodPng, PICTURES } from './pictures.js';
import { STRANGERS } from './strangers.js';

const xlsx = (): Buffer => goodWorkbook('xlsx');
const xls = (): Buffer => goodWorkbook('biff8');

const HARMED: readonly HostileFile[] = [
  ...truncated('a PDF', goodPdf, 19),
  ...truncated('a DOCX', goodDocx, 6),
  ...truncated('an XLSX', xlsx, 6),
  ...truncated('an XLS', xls, 6),
  ...truncated('a DOC', goodDoc, 3),
  ...truncated('a PNG', goodPng, 4),
  ...truncated('a JPEG', goodJpeg, 4),
  ...scrambled('a PDF', goodPdf, 20),
  ...scrambled('a DOCX', goodDocx, 6),
  ...scrambled('an XLSX', xlsx, 6),
  ...scrambled('an XLS', xls, 10),
  ...scrambled('a DOC', goodDoc, 5),
  ...scrambled('a PNG', goodPng, 5),
  ...scrambled('a JPEG', goodJpeg, 5),
  ...noiseAfter('the head of a PDF', Buffer.from('%PDF-1.7\n'), 3),
  ...noiseAfter('the head of an archive', Buffer.from('504b030414000600', 'hex'), 3),
  ...noiseAfter('the head of a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 2),
  ...noiseAfter('the head of a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), 2),
  ...noiseAfter('the head of a compound file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 3),
];

/** Every hostile file, bombs first. */
export const CORPUS: readonly HostileFile[] = [
  ...PDF_BOMBS,
  ...PDF_CYCLES,
  ...PDF_MASSES,
  ...PDF_ACTIONS,
  ...OFFICE_BOMBS,
  ...PICTURES,
  ...STRANGERS,
  ...HARMED,
];

/** One of every so many, so that each group is met. */
export const everyNth = (step: number): HostileFile[] => CORPUS.filter((_, index) => index % step === 0);

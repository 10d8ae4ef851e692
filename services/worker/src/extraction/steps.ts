import type { ExtractionStep } from '@tallyport/contracts/document-extraction/steps';
import type { StepContext, StepResult } from './step-context.js';
import { analyze } from './steps/analyze.js';
import { classifyGoods } from './steps/classify-goods.js';
import { confirmPagesRead } from './steps/confirm-pages-read.js';
import { countValues } from './steps/count-values.js';
import { mapFields } from './steps/map-fields.js';
import { checkUpload, drawPages, inspectFile, warmUpReader } from './steps/prepare.js';
import { recordHeaders } from './steps/record-headers.js';
import { translate } from './steps/translate.js';

/** What each step really does. A step is recorded as finished after its output is stored; none is a delay. */
export const STEPS: Readonly<Record<ExtractionStep, (context: StepContext) => Promise<StepResult>>> = {
  /** The bytes are in the blob store and still have the hash under which they came. */
  uploading: checkUpload,
  /** Type by content; the limits of 10 MB and 20 pages. */
  preprocessing: inspectFile,
  /** A picture of every page. */
  processing: drawPages,
  /** Reader and OCR are up. */
  'starting up': warmUpReader,
  /** Every page has its words with boxes; the pages themselves are read in batches before this is recorded. */
  extracting: confirmPagesRead,
  /** Split into segments, classified, lines and tables found. */
  analyzing: analyze,
  /** English beside each Chinese value; without any, translating is not needed. */
  translating: translate,
  /** The tariff code that the org used before for the same product code or description, else none. */
  classifying: classifyGoods,
  /** Readings in the vocabulary of waybill, invoice and packing list. */
  'fields mapped': mapFields,
  /** The records stand in their streams: headers and lines. */
  'headers extracted': recordHeaders,
  /** Nothing is left to do. */
  completed: countValues,
};

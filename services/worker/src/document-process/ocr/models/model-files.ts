import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The two models that read scans, as files. */
export interface ModelFiles {
  /** Finds where lines of text stand. */
  readonly finder: string;
  /** Reads one line. */
  readonly reader: string;
}

const NAMES = { finder: 'PP-OCRv6_det_small.onnx', reader: 'PP-OCRv6_rec_small.onnx' } as const;
const VERSION = '3.10.0';

/** The folder into which the install brings the models, once per user (`deploy/local/ocr-models.mjs`). */
export const MODELS_FOLDER = join(homedir(), '.cache', 'tallyport', 'engines', `ocr-models-${VERSION}`);

/** The models of a folder; null where they were not fetched. */
export function modelFilesIn(folder: string): ModelFiles | null {
  const files = { finder: join(folder, NAMES.finder), reader: join(folder, NAMES.reader) };
  return existsSync(files.finder) && existsSync(files.reader) ? files : null;
}

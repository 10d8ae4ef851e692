import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The two models that read scans, as files. */
export interface ModelFiles {
  /** Finds where lines of text stand. */
  readonly finder: string;
  /** Reads one line. */
  readonly reader: string;
}

const NAMES = { finder: 'PP-OCRv6_det_small.onnx', reader: 'PP-OCRv6_rec_small.onnx' } as const;
const VERSION = '3.10.0';

/** The folder into which the install brings the models, once per user (`deploy/local/models/ocr-models.mjs`). */
export const MODELS_FOLDER = join(homedir(), '.cache', 'tallyport', 'engines', `ocr-models-${VERSION}`);

/** The models of a folder; null where they were not fetched, or where nothing can run them. */
export function modelFilesIn(folder: string, platform: string = process.platform, arch: string = process.arch): ModelFiles | null {
  const files = { finder: join(folder, NAMES.finder), reader: join(folder, NAMES.reader) };
  return existsSync(files.finder) && existsSync(files.reader) && existsSync(runtimeFor(platform, arch)) ? files : null;
}

/** The native code of the runtime: it comes for most platforms, not for all (macOS on Intel has none). */
function runtimeFor(platform: string, arch: string): string {
  return join(dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json')), 'bin', 'napi-v6', platform, arch);
}

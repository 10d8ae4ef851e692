import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The model that knows what short English texts mean, as files. */
export interface TextModelFiles {
  readonly model: string;
  readonly tokenizer: string;
}

const VERSION = '1.8.0-beta15';
const NAMES = { model: 'all-minilm-l6-v2-q.onnx', tokenizer: 'all-minilm-l6-v2-q-tokenizer.json' } as const;
const CACHE = join(homedir(), '.cache', 'tallyport');

/** The folder into which the install brings the model, once per user (`deploy/local/models.mjs`). */
export const TEXT_MODEL_FOLDER = join(CACHE, 'engines', `text-model-${VERSION}`);

/** The folder in which embeddings of this model are stored, for all checkouts of a user. */
export const EMBEDDINGS_FOLDER = join(CACHE, 'meanings', VERSION);

/** The model of a folder; null where it was not fetched, or where nothing can run it. */
export function textModelIn(folder: string): TextModelFiles | null {
  const files = { model: join(folder, NAMES.model), tokenizer: join(folder, NAMES.tokenizer) };
  return existsSync(files.model) && existsSync(files.tokenizer) && existsSync(nativeRuntime()) ? files : null;
}

/** The native code of the runtime: it comes for most platforms, not for all (macOS on Intel has none). */
function nativeRuntime(): string {
  const installed = dirname(createRequire(import.meta.url).resolve('onnxruntime-node/package.json'));
  return join(installed, 'bin', 'napi-v6', process.platform, process.arch);
}

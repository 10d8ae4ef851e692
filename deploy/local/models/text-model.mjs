import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { works } from './run-client.mjs';

const pins = fileURLToPath(new URL('../pins/text-model/', import.meta.url));

/** The model that knows what short texts mean: a jar through Maven, whose files must be the pinned ones. */
export const textModel = {
  name: 'text-model',
  source: 'Maven',
  what: 'text model was',
  without: 'Tariff codes are suggested by words alone.',
  version: () => /<version>(.+?)<\/version>/.exec(readFileSync(join(pins, 'pom.xml'), 'utf8'))[1],

  fetchInto(folder, env) {
    if (!works('mvn', ['--version'], env)) return 'there is no Maven';
    const markers = join(folder, '.markers');
    const unpack = ['dependency:unpack-dependencies', '-DincludeScope=runtime', '-Dmdep.unpack.includes=*.onnx,*tokenizer.json'];
    const places = [`-DoutputDirectory=${folder}`, `-DmarkersDirectory=${markers}`];
    if (!works('mvn', ['--batch-mode', '--quiet', '--file', join(pins, 'pom.xml'), ...unpack, ...places], env))
      return 'Maven could not fetch it';
    rmSync(markers, { recursive: true, force: true });
    return pinnedFiles().every(({ name, sha256 }) => isFile(join(folder, name), sha256))
      ? null
      : 'what Maven brought is not what is pinned';
  },
};

/** The lines of `sha256sum`. */
const pinnedFiles = () =>
  readFileSync(join(pins, 'files.sha256'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ sha256: line.slice(0, 64), name: line.slice(66) }));

const isFile = (path, sha256) => existsSync(path) && createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;

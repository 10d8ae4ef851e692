import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { StartRefused } from './start-refused.js';

/** Answers the content of a small JSON file, or undefined when there is none. Throws when it is not of the shape. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new StartRefused(`${file} is damaged. Either repair it, or begin anew with "npm run reset".`);
  }
}

/** Writes a small JSON file whole or not at all. */
export function writeJson(file: string, content: unknown, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode });
  renameSync(unfinished, file);
}

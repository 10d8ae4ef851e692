import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runTool } from './run-tool.js';

/** A download did not arrive whole. The message says which and why. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
}

const ANSWER_WITHIN_MS = 30_000;
const WHOLE_WITHIN_MS = 15 * 60_000;

/** Downloads an address into a file. A part of a file is never left behind. */
export async function downloadFile(url: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const response = await get(url);
    if (response.body === null) throw new Error('the answer is empty');
    await pipeline(Readable.fromWeb(response.body), createWriteStream(file));
  } catch (error) {
    await rm(file, { force: true });
    throw new DownloadFailed(`${basename(file)} could not be downloaded from ${hostOf(url)} (${reasonOf(error)})`);
  }
}

/** Answers a small text document. */
export async function downloadText(url: string): Promise<string> {
  try {
    return await (await get(url)).text();
  } catch (error) {
    throw new DownloadFailed(`${hostOf(url)} did not answer (${reasonOf(error)})`);
  }
}

/** Unpacks a gzipped tar archive, without its first `strip` folders. */
export async function unpackTar(archive: string, folder: string, strip = 0): Promise<void> {
  await mkdir(folder, { recursive: true });
  await runTool('tar', ['-xzf', archive, '-C', folder, `--strip-components=${strip}`]);
}

async function get(url: string): Promise<Response> {
  const slow = new AbortController();
  const timer = setTimeout(() => {
    slow.abort(new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`));
  }, ANSWER_WITHIN_MS);
  try {
    const response = await fetch(url, { signal: AbortSignal.any([slow.signal, AbortSignal.timeout(WHOLE_WITHIN_MS)]) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** `fetch` says only "fetch failed"; the reason stands in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

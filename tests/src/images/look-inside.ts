import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '@tallyport/local/engines/run-tool';
import type { ImageStore } from './image-store.js';

/** What has no business in an image: secrets, the history of the sources, and what only development needs. */
const UNWANTED = [
  'root/.npmrc',
  'app/{.npmrc,.git,.env*}',
  'app/{contracts,domain,reading,workflows,services,deploy,web}/**/*.{test.js,ts}',
  'app/node_modules/{typescript,vitest,vite,turbo,npm}',
];

/** Answers a sentence for each thing that an image must not be, or hold. */
export async function flawsOf(images: ImageStore, image: string, secrets: readonly string[]): Promise<string[]> {
  const [{ User, Env }, tree] = [await images.configOf(image), await images.mount(image)];
  const flaws = /^[1-9]\d*:[1-9]\d*$/.test(User) ? [] : [`${image} runs as ${User || 'root'}`];
  for await (const path of glob(UNWANTED, { cwd: tree })) flaws.push(`${image} holds ${path}`);
  if (secrets.some((secret) => Env.join('\n').includes(secret))) flaws.push(`${image} holds a secret among its variables`);
  for (const file of await foundIn(join(tree, 'app'), secrets)) flaws.push(`${image} holds a secret in ${file}`);
  return flaws;
}

/** The size of an image's file tree, in megabytes. */
export async function megabytesOf(images: ImageStore, image: string): Promise<number> {
  return Number((await runTool('du', ['--summarize', '--block-size=1M', await images.mount(image)])).split('\t', 1)[0]);
}

async function foundIn(folder: string, words: readonly string[]): Promise<string[]> {
  const patterns = words.flatMap((word) => ['--regexp', word]);
  // 1: nothing found.
  const found = await runTool('grep', ['--recursive', '--files-with-matches', '--fixed-strings', ...patterns, folder]).catch(() => '');
  return found.split('\n').filter((line) => line !== '');
}

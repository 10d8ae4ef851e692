import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../run-tool.js';

const I18N = join(REPOSITORY, 'web/src/i18n');

/** A text of one language: the file of the word list in which it stands, and its key there. */
export type Texts = ReadonlyMap<string, string>;

/** Every text of a language, by the file of its word list and its names: `shell.ts: shell.home`. */
export async function textsOf(language: string): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const file of await wordLists(language)) {
    for (const [name, tree] of Object.entries((await import(join(I18N, language, file))) as object)) {
      if (name !== 'texts') collect(texts, `${file}: ${name}`, tree);
    }
  }
  return texts;
}

/** The files of a language. */
export async function wordLists(language: string): Promise<string[]> {
  return (await readdir(join(I18N, language))).filter((file) => file.endsWith('.ts')).sort();
}

/** Every file of the web's code that is no word list and no test, with its source. */
export async function sourcesOfWeb(): Promise<string[]> {
  const files = await readdir(join(REPOSITORY, 'web/src'), { recursive: true });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^i18n\/(en|zh)\/|^testing\//.test(file));
  return Promise.all(code.map((file) => readFile(join(REPOSITORY, 'web/src', file), 'utf8')));
}

function collect(texts: Map<string, string>, above: string, tree: unknown): void {
  if (typeof tree === 'string') texts.set(above, tree);
  else for (const [name, branch] of Object.entries(tree as object)) collect(texts, `${above}.${name}`, branch);
}

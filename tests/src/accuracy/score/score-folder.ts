import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readAnswer, readGold } from './answer.js';
import { type DocumentScore, scoreDocument } from './score-document.js';

const GOLD = '.gold.json';

/** Scores every document of a folder that has gold beside it against the answers in another. */
export async function scoreFolder(documents: string, answers: string): Promise<DocumentScore[]> {
  const entries = await readdir(documents, { recursive: true, withFileTypes: true });
  const golds = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(GOLD))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    golds.map(async (path) => {
      const name = relative(documents, path).slice(0, -GOLD.length);
      return scoreDocument(name, await readGold(path), await readAnswer(join(answers, `${name}.json`)));
    }),
  );
}

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../run-tool.js';

/** Ids of performance figures that some bench prints a line for. */
async function measuredFigures(): Promise<Set<string>> {
  const ids = new Set<string>();
  for await (const file of glob('tests/src/bench/**/*.ts', { cwd: REPOSITORY })) {
    const text = await readFile(join(REPOSITORY, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/'(P\d{1,2})'/g)) ids.add(id);
  }
  return ids;
}

test('docs/figures.md says of every figure whether a bench measures it', async () => {
  const page = await readFile(join(REPOSITORY, 'docs/figures.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (P\d+) \|.*\|([^|]*)\|$/gm)].map(([, id = '', result = '']) => ({ id, result }));
  const measured = await measuredFigures();
  expect([...measured].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  expect(rows.filter(({ id, result }) => id !== 'P23' && measured.has(id) === result.includes('no bench'))).toEqual([]);
});

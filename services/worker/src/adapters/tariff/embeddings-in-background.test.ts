import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const BUILT = new URL('../../../dist/adapters/tariff/embeddings-in-background.js', import.meta.url);

/** A program that starts the work and tells what is logged. */
const PARENT = `
import { computeEmbeddingsInBackground } from ${JSON.stringify(BUILT.href)};
const log = { info: (text) => console.log('said ' + text), warn: () => console.log('warned') };
await computeEmbeddingsInBackground({ query: () => console.log('asked') }, new AbortController().signal, log);
`;

test('Without the model the worker says once that words answer alone', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], { env: { ...process.env, HOME: '/nowhere' } });
  const said: string[] = [];
  parent.stdout.on('data', (chunk: Buffer) => said.push(String(chunk)));
  expect(await once(parent, 'close')).toEqual([0, null]);
  expect(said.join('').trim().split('\n')).toEqual(['said The text model was not fetched: tariff codes are suggested by words alone.']);
});

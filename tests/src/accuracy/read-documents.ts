import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../services/worker/dist/extract-cli/main.js', import.meta.url));

/** Reads all documents of a folder with the product's own command, and writes the answers into another folder. */
export async function readDocuments(documents: string, answers: string, { isSilent = false } = {}): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, '--out', answers, documents], {
    stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The reader ended with ${child.exitCode ?? child.signalCode}.`);
}

import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFile, mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Checkpoint, privateKeyFromPem } from './checkpoint.js';

const KEY_FILE = 'signing-key.pem';
const LINES_FILE = 'checkpoints.jsonl';

/**
 * Where signed checkpoints are kept, outside the database: the Ed25519 key (readable by this account alone) and one line per
 * checkpoint, only ever appended. Whoever can write the database must not be able to write here.
 */
export class CheckpointFolder {
  constructor(private readonly folder: string) {}

  /** The signing key; made on the first use. */
  async key(): Promise<KeyObject> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, KEY_FILE);
    const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(path, pem, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return privateKeyFromPem(await readFile(path, 'utf8'));
  }

  /** All checkpoints, oldest first, and the numbers of the lines that are none. A last line that was never ended counts as not written. */
  async read(): Promise<{ readonly checkpoints: Checkpoint[]; readonly damagedLines: number[] }> {
    const checkpoints: Checkpoint[] = [];
    const damagedLines: number[] = [];
    for (const [index, line] of wholeLines(await this.text()).entries()) {
      const checkpoint = parseLine(line);
      if (checkpoint === null) damagedLines.push(index + 1);
      else checkpoints.push(checkpoint);
    }
    return { checkpoints, damagedLines };
  }

  /** Appends a line. What a torn write left behind the last whole line goes first. */
  async add(checkpoint: Checkpoint): Promise<void> {
    const path = join(this.folder, LINES_FILE);
    const text = await this.text();
    if (text !== '' && !text.endsWith('\n')) await truncate(path, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)));
    await appendFile(path, `${JSON.stringify(checkpoint)}\n`, { flush: true, mode: 0o600 });
  }

  private async text(): Promise<string> {
    return readFile(join(this.folder, LINES_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  }
}

function wholeLines(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

function parseLine(line: string): Checkpoint | null {
  try {
    return Checkpoint.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

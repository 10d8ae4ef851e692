import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
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

  /** All checkpoints, oldest first. Throws when a line is not one. */
  async all(): Promise<Checkpoint[]> {
    const text = await readFile(join(this.folder, LINES_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => Checkpoint.parse(JSON.parse(line)));
  }

  async add(checkpoint: Checkpoint): Promise<void> {
    await appendFile(join(this.folder, LINES_FILE), `${JSON.stringify(checkpoint)}\n`, { flush: true });
  }
}

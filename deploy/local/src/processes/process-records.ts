import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { commandLineOf } from '../../holder.mjs';
import { killGroup, type StopSignal } from './child.js';
import { isAlive } from './process-table.js';

const ProcessRecord = z.object({
  name: z.string(),
  pid: z.int().positive(),
  commandLine: z.string(),
  stopSignal: z.enum(['SIGTERM', 'SIGINT']),
});
export type ProcessRecord = z.infer<typeof ProcessRecord>;

const Records = z.array(ProcessRecord);

const AGAIN_MS = 2_000;

/**
 * The processes that a start has begun, kept in a file beside the data, so that the next start finds those that a
 * `kill -9` left over. Written at once and synchronously: there must be no moment in which a child is unknown.
 */
export class ProcessRecords {
  private records: ProcessRecord[];
  private later: NodeJS.Timeout | undefined;

  constructor(private readonly file: string) {
    this.records = read(file);
  }

  all(): readonly ProcessRecord[] {
    return this.records;
  }

  /** Records a process that runs now. */
  add(name: string, pid: number, stopSignal: StopSignal = 'SIGTERM'): void {
    this.records = [
      ...this.records.filter((record) => record.pid !== pid),
      { name, pid, commandLine: commandLineOf(pid) ?? '', stopSignal },
    ];
    this.write();
  }

  remove(pid: number): void {
    this.records = this.records.filter((record) => record.pid !== pid);
    this.write();
  }

  /** On a full disk the old file stays, and the new one follows when there is space: what runs must go on running. */
  private write(): void {
    clearTimeout(this.later);
    const unfinished = `${this.file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(unfinished, `${JSON.stringify(this.records, null, 2)}\n`);
      renameSync(unfinished, this.file);
    } catch {
      rmSync(unfinished, { force: true });
      this.later = setTimeout(() => this.write(), AGAIN_MS).unref();
    }
  }
}

/** Whether the recorded process still runs: the same id **and** the same command line. */
export function stillRuns(record: ProcessRecord): boolean {
  return record.commandLine !== '' && commandLineOf(record.pid) === record.commandLine;
}

const ORDERLY_MS = 10_000;

/**
 * Ends what an earlier start left over, last started first, and answers the names of what it ended.
 * Only a process whose id and command line are as recorded is touched, never one by name.
 */
export async function endLeftOvers(records: ProcessRecords, orderlyMs = ORDERLY_MS): Promise<string[]> {
  const ended: string[] = [];
  for (const record of records.all().toReversed()) {
    if (stillRuns(record)) {
      await end(record, orderlyMs);
      ended.push(record.name);
    }
    records.remove(record.pid);
  }
  return ended;
}

async function end(record: ProcessRecord, orderlyMs: number): Promise<void> {
  process.kill(record.pid, record.stopSignal);
  if (await isGoneWithin(record, orderlyMs)) return;
  killGroup(record.pid);
  await isGoneWithin(record, orderlyMs);
}

async function isGoneWithin(record: ProcessRecord, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (isAlive(record.pid) && stillRuns(record)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

function read(file: string): ProcessRecord[] {
  try {
    return Records.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No file, or one that a full disk cut short: nothing is known, so nothing will be touched.
    return [];
  }
}

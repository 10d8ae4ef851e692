import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../../support/json-lines.js';
import { seededMasters } from '../seed/seeded-masters.js';
import type { Entry, Job, Letter, Master, MasterKind, Pending, Request, System } from './entries.js';
import { EVERYBODY } from './everybody.js';
import { JobIndex } from './job-index.js';

/** Letters that were posted, or refused for good, with the status that was answered. */
export interface Posted {
  readonly title: string;
  readonly status: number;
}

/** What all freight systems know, kept as one line of JSON for each thing that happened, so that a restart knows it too. Without a folder it is kept in memory. */
export class Books {
  readonly requests = new Map<number, Request>();
  readonly jobs = new Map<string, Job>();
  readonly index = new JobIndex();
  readonly pending = new Map<number, Pending>();
  readonly letters = new Map<string, Letter>();
  readonly posted: Posted[] = [];
  acknowledgeTo: string | null = null;
  private readonly systems = new Map<string, System>();
  private readonly masters = new Map<string, ReadonlyMap<string, Master>>();
  private readonly file: string | null;

  constructor(folder: string | null) {
    this.file = folder === null ? null : join(folder, 'freight.jsonl');
    if (folder === null || this.file === null) return;
    mkdirSync(folder, { recursive: true });
    for (const line of linesOf(this.file)) this.apply(line as Entry);
  }

  record(...entries: readonly Entry[]): void {
    if (this.file !== null) appendFileSync(this.file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    for (const entry of entries) this.apply(entry);
  }

  /** Everything is as it was before the first start. */
  forget(): void {
    if (this.file !== null) rmSync(this.file, { force: true });
    for (const one of [this.requests, this.jobs, this.pending, this.letters, this.systems, this.masters, this.index]) one.clear();
    this.posted.length = 0;
    this.acknowledgeTo = null;
  }

  system(name: string): System {
    return this.systems.get(name) ?? { name, ...EVERYBODY };
  }

  systemNames(): readonly string[] {
    return [...new Set([...this.systems.keys(), ...[...this.requests.values()].map(({ system }) => system)])].toSorted();
  }

  job(system: string, type: string, key: string): Job | undefined {
    return this.jobs.get(`${system}/${type}/${key}`);
  }

  /** The organisations or products of a system, by code or number. */
  mastersOf(system: string, kind: MasterKind): ReadonlyMap<string, Master> {
    const known = this.masters.get(`${system}/${kind}`) ?? seededMasters(system, kind);
    this.masters.set(`${system}/${kind}`, known);
    return known;
  }

  private apply(entry: Entry): void {
    switch (entry.kind) {
      case 'system':
        this.systems.set(entry.system.name, entry.system);
        return;
      case 'arrived':
        this.requests.set(entry.request.number, entry.request);
        return;
      case 'met':
        this.amend(entry.number, { misbehaviour: entry.misbehaviour });
        return;
      case 'ended':
        this.amend(entry.number, { outcome: entry.outcome, jobKey: entry.jobKey });
        return;
      case 'job':
        this.putJob(entry.job);
        return;
      case 'master':
      case 'master-removed':
        this.applyToMasters(entry);
        return;
      default:
        this.applyToPost(entry);
    }
  }

  private putJob(job: Job): void {
    this.index.put(job, this.job(job.system, job.type, job.key));
    this.jobs.set(`${job.system}/${job.type}/${job.key}`, job);
  }

  private applyToMasters(entry: Extract<Entry, { kind: 'master' | 'master-removed' }>): void {
    const { system, kind, key } = entry.master;
    const masters = new Map(this.mastersOf(system, kind));
    if (entry.kind === 'master') masters.set(key, entry.master);
    else masters.delete(key);
    this.masters.set(`${system}/${kind}`, masters);
  }

  private applyToPost(
    entry: Extract<Entry, { kind: 'pending' | 'pending-over' | 'acknowledge-to' | 'letter' | 'posted' | 'released' }>,
  ): void {
    switch (entry.kind) {
      case 'pending':
        this.pending.set(entry.pending.request, entry.pending);
        return;
      case 'pending-over':
        this.pending.delete(entry.request);
        return;
      case 'acknowledge-to':
        this.acknowledgeTo = entry.address;
        return;
      case 'letter':
        this.letters.set(entry.letter.id, entry.letter);
        return;
      case 'posted':
        this.posted.push({ title: this.letters.get(entry.letter)?.title ?? '', status: entry.status });
        this.letters.delete(entry.letter);
        return;
      case 'released':
        for (const letter of this.letters.values()) this.letters.set(letter.id, { ...letter, isHeld: false });
    }
  }

  private amend(number: number, changes: Partial<Request>): void {
    const request = this.requests.get(number);
    if (request !== undefined) this.requests.set(number, { ...request, ...changes });
  }
}

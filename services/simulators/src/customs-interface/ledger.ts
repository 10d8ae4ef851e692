import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { linesOf } from '../support/json-lines.js';

/** How an interface can be told to meet the next requests. */
export const MISBEHAVIOURS = ['refused', 'error-500', 'error-500-after-keeping', 'cut', 'cut-after-keeping', 'no-receipt'] as const;

/** What an interface can be told to be: what is not named stays. */
export const InterfaceChange = z.strictObject({
  secret: z.string().min(1).max(200).optional(),
  next: z.array(z.enum(MISBEHAVIOURS)).max(100).optional(),
});
export type InterfaceChange = z.infer<typeof InterfaceChange>;

/** A request, counted as it arrived, before anything was told apart. */
export interface CameIn {
  readonly number: number;
  readonly at: string;
  readonly name: string;
  readonly method: string;
  readonly handle: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly is_signed: boolean;
  readonly misbehaviour: string | null;
  readonly outcome: 'kept' | 'known already' | 'other bytes' | 'told' | 'refused' | null;
}

type Entry =
  | { readonly kind: 'secret'; readonly name: string; readonly secret: string }
  | { readonly kind: 'came'; readonly row: CameIn }
  | { readonly kind: 'ended'; readonly number: number; readonly outcome: CameIn['outcome'] }
  | { readonly kind: 'kept'; readonly name: string; readonly handle: string; readonly sha256: string };

/** What customs interfaces know, one line of JSON for each thing that happened, so that a restart knows it too. Without a folder it is kept in memory. */
export class InterfaceLedger {
  readonly rows = new Map<number, CameIn>();
  private readonly secrets = new Map<string, string>();
  private readonly kept = new Map<string, string>();
  private readonly file: string | null;

  constructor(folder: string | null) {
    this.file = folder === null ? null : join(folder, 'customs-interface.jsonl');
    if (folder === null || this.file === null) return;
    mkdirSync(folder, { recursive: true });
    for (const line of linesOf(this.file)) this.apply(line as Entry);
  }

  record(entry: Entry): void {
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    this.apply(entry);
  }

  forget(): void {
    if (this.file !== null) rmSync(this.file, { force: true });
    for (const one of [this.rows, this.secrets, this.kept]) one.clear();
  }

  secretOf(name: string): string | null {
    return this.secrets.get(name) ?? null;
  }

  /** The hash of what was kept under a handle. */
  keptAt(name: string, handle: string): string | null {
    return this.kept.get(`${name}/${handle}`) ?? null;
  }

  private apply(entry: Entry): void {
    switch (entry.kind) {
      case 'secret':
        this.secrets.set(entry.name, entry.secret);
        return;
      case 'came':
        this.rows.set(entry.row.number, entry.row);
        return;
      case 'ended': {
        const row = this.rows.get(entry.number);
        if (row) this.rows.set(entry.number, { ...row, outcome: entry.outcome });
        return;
      }
      case 'kept':
        this.kept.set(`${entry.name}/${entry.handle}`, entry.sha256);
    }
  }
}

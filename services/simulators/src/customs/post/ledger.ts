import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../../support/json-lines.js';
import type { Known } from '../office/known.js';

/** An interchange that was taken, with what was said to it at once. Bytes are kept as text of ISO 8859-1, which has all of them. */
export interface Received {
  readonly sender: string;
  readonly controlReference: string;
  readonly receivedAt: string;
  readonly sha256: string;
  readonly interchange: string;
  readonly acknowledgement: string;
}

/** A message on its way to a site. */
export interface Letter {
  readonly id: string;
  readonly site: string;
  /** What it is, for people: `IMDR ACC`, `DSA HELD`. */
  readonly title: string;
  readonly text: string;
  /** It waits until somebody releases it. */
  readonly isHeld: boolean;
}

/** Everything that happens, one line each. */
export type Entry =
  | { readonly kind: 'site'; readonly site: string; readonly answersTo: string }
  | { readonly kind: 'received'; readonly received: Received; readonly known: Known | null; readonly letters: readonly Letter[] }
  | { readonly kind: 'moved'; readonly known: Known; readonly letters: readonly Letter[] }
  | { readonly kind: 'posted'; readonly letter: string; readonly status: number }
  | { readonly kind: 'released' };

/** What customs knows, kept as one line of JSON for each thing that happened, so that a restart knows it too. Without a folder it is kept in memory only. */
export class Ledger {
  readonly sites = new Map<string, string>();
  readonly received = new Map<string, Received>();
  readonly known = new Map<string, Known>();
  readonly letters = new Map<string, Letter>();
  /** Letters that a site refused for good, with the status it gave. */
  readonly refused: { readonly title: string; readonly site: string; readonly status: number }[] = [];
  private readonly file: string | null;

  constructor(folder: string | null) {
    this.file = folder === null ? null : join(folder, 'customs.jsonl');
    if (folder === null || this.file === null) return;
    mkdirSync(folder, { recursive: true });
    for (const line of linesOf(this.file)) this.apply(line as Entry);
  }

  record(entry: Entry): void {
    if (this.file !== null) appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
    this.apply(entry);
  }

  private apply(entry: Entry): void {
    switch (entry.kind) {
      case 'site':
        this.sites.set(entry.site, entry.answersTo);
        return;
      case 'received':
        this.received.set(receivedKey(entry.received), entry.received);
        this.keep(entry.known, entry.letters);
        return;
      case 'moved':
        this.keep(entry.known, entry.letters);
        return;
      case 'posted':
        this.end(entry.letter, entry.status);
        return;
      case 'released':
        for (const letter of this.letters.values()) this.letters.set(letter.id, { ...letter, isHeld: false });
    }
  }

  private keep(known: Known | null, letters: readonly Letter[]): void {
    if (known !== null) this.known.set(knownKey(known), known);
    for (const letter of letters) this.letters.set(letter.id, letter);
  }

  private end(id: string, status: number): void {
    const letter = this.letters.get(id);
    this.letters.delete(id);
    if (letter !== undefined && status >= 300) this.refused.push({ title: letter.title, site: letter.site, status });
  }
}

export function receivedKey({ sender, controlReference }: Pick<Received, 'sender' | 'controlReference'>): string {
  return `${sender}/${controlReference}`;
}

export function knownKey({ site, name, ownReference }: Pick<Known, 'site' | 'name' | 'ownReference'>): string {
  return `${site}/${name}/${ownReference}`;
}

import { LRUCache } from 'lru-cache';

/** Files in the cache at a time; what was dropped is found out again. */
const MOST_FILES = 200;

/** A cache of small notes by file; the least recently used is dropped first. */
export class FileCache<T extends object> {
  private readonly notes = new LRUCache<string, T>({ max: MOST_FILES });

  constructor(private readonly begin: () => T) {}

  of(fileId: string): T {
    const note = this.notes.get(fileId) ?? this.begin();
    this.notes.set(fileId, note);
    return note;
  }
}

/** Files remembered at a time; what is forgotten is found out again. */
const MOST_FILES = 200;

/** A small note kept per file, the oldest forgotten first. */
export class FileMemory<T> {
  private readonly notes = new Map<string, T>();

  constructor(private readonly begin: () => T) {}

  of(fileId: string): T {
    const note = this.notes.get(fileId) ?? this.begin();
    this.notes.delete(fileId);
    this.notes.set(fileId, note);
    const [oldest] = this.notes.keys();
    if (this.notes.size > MOST_FILES && oldest !== undefined) this.notes.delete(oldest);
    return note;
  }
}

/** Takes a text apart from its beginning. Blanks between what is taken do not count. */
export class TextScanner {
  private at = 0;

  constructor(private readonly text: string) {}

  get rest(): string {
    return this.text.slice(this.at);
  }

  get atEnd(): boolean {
    return this.rest.trim() === '';
  }

  /** Takes what a sticky pattern matches here, after blanks, or nothing. */
  take(pattern: RegExp): RegExpExecArray | null {
    const start = this.at + (this.rest.length - this.rest.trimStart().length);
    pattern.lastIndex = start;
    const match = pattern.exec(this.text);
    if (match) this.at = start + match[0].length;
    return match;
  }
}

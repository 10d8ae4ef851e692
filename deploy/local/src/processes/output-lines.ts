/** A stack trace is for the log; what went wrong stands above it. */
const TRACE = /^\s+at |^Node\.js v\d|^\s*\^+\s*$/;

/** How Python and most others say why they end, and the mark of Java, Maven and PostgreSQL. */
const NAMED = /^(Uncaught )?\w*(error|exception)\b.*: *\S/i;
const MARKED = /\b(FATAL|ERROR)\b/;

/** A line of a program's words. */
export interface OutputLine {
  readonly text: string;
  /** Whether it says why the program ends. */
  readonly isReason: boolean;
}

/** Answers the lines of a text without those of stack traces. */
export function outputLines(text: string): OutputLine[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    if (TRACE.test(line)) return [];
    const heads = /^\s+at /.test(lines[index + 1] ?? '');
    // A line that ends with a colon only announces the reason.
    const isReason = heads || (!line.endsWith(':') && (NAMED.test(line) || MARKED.test(line)));
    return [{ text: line, isReason }];
  });
}

/** Answers the one line of a tool's words that tells why it failed: a full disk first, else the first reason, else the end. */
export function reasonLine(text: string): string {
  const lines = outputLines(text);
  const full = lines.find((line) => line.text.includes('No space left on device'));
  return (full ?? lines.find((line) => line.isReason) ?? lines.at(-1))?.text ?? 'it said nothing';
}

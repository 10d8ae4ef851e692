/** A stack trace is for the log; what went wrong stands above it. */
const TRACE = /^\s+at |^Node\.js v\d|^\s*\^+\s*$/;

/** The line with which Node, Python and most others say why they end, and the mark of Java, Maven and PostgreSQL. */
const NAMED = /^(Uncaught )?\w*(error|exception)\b.*: *\S/i;
const MARKED = /\b(FATAL|ERROR)\b/;

/** Answers the lines of a text without those of stack traces. */
export function withoutTraces(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !TRACE.test(line));
}

/** A line that ends with a colon only announces the reason. */
export function isReason(line: string): boolean {
  return !line.endsWith(':') && (NAMED.test(line) || MARKED.test(line));
}

/** Answers the one line of a tool's words that tells why it failed: a full disk first, else the first reason, else the end. */
export function tellingLine(text: string): string {
  const lines = withoutTraces(text);
  return lines.find((line) => line.includes('No space left on device')) ?? lines.find(isReason) ?? lines.at(-1) ?? 'it said nothing';
}

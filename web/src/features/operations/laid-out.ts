const INDENT = '  ';
/** A tag that opens and is closed further on: no end, no empty element, no declaration, and nothing after it on its line. */
const OPENS = /^<[^/?!][^<>]*[^/]>$|^<[^/?!>]>$/;

/** A message that came in one line, tag below tag, as people read it. It stays text: nothing of it is understood, only broken between tags. */
export function laidOut(text: string): string {
  if (!text.startsWith('<') || text.trim().includes('\n')) return text;
  let depth = 0;
  return text
    .trim()
    .split(/(?<=>)(?=<)/)
    .map((part) => {
      if (part.startsWith('</')) depth = Math.max(0, depth - 1);
      const line = INDENT.repeat(depth) + part;
      if (OPENS.test(part)) depth += 1;
      return line;
    })
    .join('\n');
}

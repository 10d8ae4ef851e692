const INDENT = '  ';
/** A tag that opens and is closed further on: no end, no empty element, no declaration, and nothing after it on its line. */
const OPENS = /^<[^/?!][^<>]*[^/]>$|^<[^/?!>]>$/;

/** What stands before the message itself, often on a line of its own. */
const DECLARATION = /^<\?[^<>]*\?>\s*/;

/** A message that came in one line, tag below tag, as people read it. It stays text: nothing of it is understood, only broken between tags. */
export function laidOut(text: string): string {
  if (!text.startsWith('<') || text.replace(DECLARATION, '').trim().includes('\n')) return text;
  let depth = 0;
  return text
    .trim()
    .split(/(?<=>)\s*(?=<)/)
    .map((part) => {
      if (part.startsWith('</')) depth = Math.max(0, depth - 1);
      const line = INDENT.repeat(depth) + part;
      if (OPENS.test(part)) depth += 1;
      return line;
    })
    .join('\n');
}

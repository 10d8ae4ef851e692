const MAX_DEPTH = 64;

/** Why a text is refused before it is parsed. */
export type JsonRefusal = 'nested too deeply' | 'a key stands twice' | 'a key is not allowed';

/**
 * Looks for what `JSON.parse` would let pass: deep nesting, a key twice in one object (of which the last would win),
 * and `__proto__`. Reads each character once. Broken JSON is left for the parser to name.
 */
export function refusalOfJson(text: string): JsonRefusal | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (keys && isKey(text, end)) {
        const key = keyText(text.slice(at, end + 1));
        if (key === '__proto__') return 'a key is not allowed';
        if (keys.has(key)) return 'a key stands twice';
        keys.add(key);
      }
      at = end;
    } else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      if (open.push(character === OPEN_OBJECT ? new Set() : null) > MAX_DEPTH) return 'nested too deeply';
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) {
      open.pop();
    }
  }
  return null;
}

const [QUOTE, OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x22, 0x7b, 0x7d, 0x5b, 0x5d];

/** Index of the quote that closes the string that opens at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function isKey(text: string, closingQuote: number): boolean {
  let at = closingQuote + 1;
  while (/[ \t\r\n]/.test(text.charAt(at))) at++;
  return text[at] === ':';
}

/** `"\u005f_proto__"` is `__proto__` too. */
function keyText(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

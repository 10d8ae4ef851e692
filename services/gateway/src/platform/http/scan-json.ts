const MAX_DEPTH = 32;
/** More than the largest edit of a long invoice; each costs memory and time of everybody before anyone can refuse it. */
const MAX_KEYS = 20_000;
const MAX_VALUES = 50_000;

/** Why a text is refused before it is parsed. */
export type JsonRefusal = 'nested too deeply' | 'too many keys' | 'too many values' | 'a key stands twice' | 'a key is not allowed';

/**
 * Looks for what `JSON.parse` would let pass: deep nesting, more keys or values than anybody needs, a key twice in one object
 * (of which the last would win), and `__proto__`. Reads each character once and ends at the first refusal. Broken JSON is left
 * for the parser to name.
 */
export function refusalOfJson(text: string): JsonRefusal | null {
  const open: (Set<string> | null)[] = [];
  let [keys, values] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) {
      const end = endOfString(text, at);
      const known = open.at(-1);
      if (known && isKey(text, end)) {
        const key = keyText(text.slice(at, end + 1));
        if ((keys += 1) > MAX_KEYS) return 'too many keys';
        if (key === '__proto__') return 'a key is not allowed';
        if (known.has(key)) return 'a key stands twice';
        known.add(key);
      }
      at = end;
    } else if (character === COMMA) {
      if ((values += 1) > MAX_VALUES) return 'too many values';
    } else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      if ((values += 1) > MAX_VALUES) return 'too many values';
      if (open.push(character === OPEN_OBJECT ? new Set() : null) > MAX_DEPTH) return 'nested too deeply';
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) {
      open.pop();
    }
  }
  return null;
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];
const SPACES = new Set([0x20, 0x09, 0x0d, 0x0a]);

/** Index of the quote that closes the string that opens at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === BACKSLASH) at++;
    else if (character === QUOTE) return at;
  }
  return text.length;
}

function isKey(text: string, closingQuote: number): boolean {
  let at = closingQuote + 1;
  while (SPACES.has(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === COLON;
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

/**
 * Where a parsed value holds text that no text column can keep, as a JSON pointer, or null: NUL, or half of a surrogate pair.
 * Events keep JSON, which lets both pass; whoever reads a field of it later could not. Recursion is bounded by the parser.
 */
export function pointerToUnstorable(value: unknown, pointer = ''): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const found = typeof key === 'number' || isStorable(key) ? pointerToUnstorable(inner, `${pointer}/${key}`) : pointer;
    if (found !== null) return found;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

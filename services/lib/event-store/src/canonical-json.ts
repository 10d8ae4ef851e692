/**
 * JSON in the one form of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript prints them.
 * Absent (`undefined`) members are left out. Throws TypeError on what JSON cannot say.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('JSON has no such number');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Record<string, unknown>);
  throw new TypeError(`JSON has no ${typeof value}`);
}

function canonicalObject(value: Record<string, unknown>): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Half of a surrogate pair is no text in any encoding, so two readers could hash it differently. */
function quoted(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('JSON text must not hold half of a surrogate pair');
  return JSON.stringify(text);
}

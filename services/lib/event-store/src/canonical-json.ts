/**
 * JSON in the one form of RFC 8785: keys sorted by UTF-16 code units, no white space, numbers as ECMAScript prints them.
 * Absent (`undefined`) members are left out. Throws on what JSON cannot say.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
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
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

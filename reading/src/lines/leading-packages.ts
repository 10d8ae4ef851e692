import { packagesIn } from '@tallyport/domain/values/package-types';
import type { Line } from './invoice-line.js';

/** Goods without the packages in which they came, where a certificate prints both in one column: `120 CARTONS SIDE STEPS` are side steps. */
export function withoutPackages(line: Line): Line {
  const described = line.get('description');
  const text = String(described?.value ?? '');
  const { type = null } = packagesIn(text) ?? {};
  const end = type === null ? -1 : text.indexOf(type) + type.length;
  if (described === undefined || end < 0 || !/^\d[\d., ]*\(?\s*$/u.test(text.slice(0, end - (type?.length ?? 0)))) return line;
  const goods = text.slice(end).replace(/^\)?\s*(?:of\s+)?/iu, '');
  return /\p{L}{3}/u.test(goods) ? new Map([...line, ['description', { ...described, value: goods }]]) : line;
}

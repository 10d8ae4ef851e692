import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import { type ColumnRole, columnRoleOf } from './column-roles.js';
import { roleOfList } from './listed-head.js';
import { SIZE } from './numbers-in-heads.js';

/** A head may be broken within a word (`Lin` / `e #`), so it is tried with and without spaces. */
export function roleOfStack(stack: readonly Phrase[]): ColumnRole | null {
  const texts = stack.map(({ text }) => text);
  const spaced = texts.join(' ');
  if (SIZE.test(spaced)) return 'other';
  const role =
    roleOfList(spaced) ?? roleSaidTwice(stack) ?? columnRoleOf(spaced) ?? (stack.length > 1 ? columnRoleOf(texts.join('')) : null);
  return role ?? (spaced.includes('-') ? columnRoleOf(spaced.replace(/-\s+/g, '')) : null) ?? roleInOneRow(stack);
}

/** What a head in two ruled rows holds of which only one text is known, as where each row is in a language of its own. */
function roleInOneRow(stack: readonly Phrase[]): ColumnRole | null {
  const rows = [...Map.groupBy(stack, ({ cell }) => cell.top).values()];
  const [upper, lower, ...others] = rows;
  if (upper === undefined || lower === undefined || others.length > 0 || !stack.every(({ cell }) => isClosed(cell))) return null;
  const roles = rows.flatMap((row) => columnRoleOf(row.map(({ text }) => text).join(' ')) ?? []);
  return roles[0] ?? null;
}

/** What a head in two languages holds whose lines above and below some place say the same: `Descrizione` over `Item` over `name`. */
function roleSaidTwice(stack: readonly Phrase[]): ColumnRole | null {
  for (let at = 1; at < stack.length; at += 1) {
    const upper = roleOfStack(stack.slice(0, at));
    if (upper !== null && upper === roleOfStack(stack.slice(at))) return upper;
  }
  return null;
}

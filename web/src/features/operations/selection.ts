/** Which exports of a list a step is for: all but some, of which most were never fetched, or only some. */
export type Selection =
  | { readonly mode: 'all'; readonly except: ReadonlySet<string> }
  | { readonly mode: 'only'; readonly ids: ReadonlySet<string> };

export const ALL: Selection = { mode: 'all', except: new Set() };
export const NONE: Selection = { mode: 'only', ids: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'all' ? !selection.except.has(id) : selection.ids.has(id);
}

export function toggled(selection: Selection, id: string): Selection {
  if (selection.mode === 'all') return { mode: 'all', except: turned(selection.except, id) };
  return { mode: 'only', ids: turned(selection.ids, id) };
}

/** How many are selected of a list of so many. */
export function countOf(selection: Selection, total: number): number {
  return selection.mode === 'all' ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

function turned(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

import type { TableDraft, TablesInMaking } from './table-draft.js';

/** Fewer heads than these may stand over something else. */
const LEAST_HEADS = 3;

/** Heads that a later page repeats head the same columns, whatever the few rows below them let think. */
export function withSameHeads({ drafts }: TablesInMaking): { drafts: TableDraft[] } {
  const first = new Map<string, TableDraft>();
  return {
    drafts: drafts.map((draft) => {
      const key = draft.columns.map(({ head }) => head).join('\n');
      const earlier = first.get(key);
      if (earlier === undefined) {
        if (draft.columns.filter(({ head }) => head !== '').length >= LEAST_HEADS && draft.rows.length > 0) first.set(key, draft);
        return draft;
      }
      const columns = draft.columns.map((column, index) => {
        const { role, isGuess } = earlier.columns[index] ?? column;
        return { ...column, role, ...(isGuess === true ? { isGuess } : {}) };
      });
      return { ...draft, columns };
    }),
  };
}

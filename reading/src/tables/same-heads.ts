import type { TableDraft, TablesInMaking } from './table-draft.js';
import { SAME_HEADS } from './tuning.js';

/** Heads that a later page repeats head the same columns, whatever the few rows below them let think. */
export function withSameHeads({ drafts }: TablesInMaking): { drafts: TableDraft[] } {
  const first = new Map<string, TableDraft>();
  return {
    drafts: drafts.map((draft) => {
      const key = draft.columns.map(({ head }) => head).join('\n');
      const earlier = first.get(key);
      if (earlier === undefined) {
        if (draft.columns.filter(({ head }) => head !== '').length >= SAME_HEADS.leastHeads && draft.rows.length > 0) first.set(key, draft);
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

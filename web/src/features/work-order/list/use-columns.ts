import { LIST_COLUMNS, type ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { useState, useSyncExternalStore } from 'react';
import { persistentStorage } from '../../../lib/session/storage.js';
import { shownColumns } from './list-columns.js';

const KEY = 'listColumns';
const WIDE = '(min-width: 1680px)';

/** The columns of the list: the person's choice, kept in this browser, else those that the screen has room for. */
export function useColumns(ofAllJobs: boolean) {
  const key = ofAllJobs ? `${KEY}OfAllJobs` : KEY;
  const [chosen, setChosen] = useState(() => readChoice(persistentStorage.get(key)));
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  const choose = (columns: readonly ListColumn[] | null) => {
    if (columns === null) persistentStorage.remove(key);
    else persistentStorage.set(key, columns.join());
    setChosen(columns);
  };
  return { columns: shownColumns(chosen, isWide, ofAllJobs), isChosen: chosen !== null, choose };
}

/** Whatever stands in the storage: what is no column is left out, and nothing is no choice. */
function readChoice(stored: string | null): readonly ListColumn[] | null {
  const named = (stored ?? '').split(',');
  const columns = LIST_COLUMNS.filter((column) => named.includes(column));
  return columns.length > 0 ? columns : null;
}

function onWidth(changed: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

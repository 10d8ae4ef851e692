import { LIST_COLUMNS, type ListColumn } from '@tallyport/contracts/work-order/list-columns';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { persistentStorage } from '../../../lib/session/storage.js';
import { shownColumns } from './list-columns.js';

const KEY = 'listColumns';
const WIDE = '(min-width: 1680px)';

/** The columns of the list: those of the saved view, else the person's choice, kept in this browser, else those that the screen has room for. */
export function useColumns(ofAllJobs: boolean) {
  const key = ofAllJobs ? `${KEY}OfAllJobs` : KEY;
  const [chosen, setChosen] = useState(() => readChoice(persistentStorage.get(key)));
  const [ofView, setOfView] = useState<readonly ListColumn[] | null>(null);
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches);
  const choose = (columns: readonly ListColumn[] | null) => {
    // What a saved view shows is no choice for every list.
    if (ofView !== null) return setOfView(columns);
    if (columns === null) persistentStorage.remove(key);
    else persistentStorage.set(key, columns.join());
    setChosen(columns);
  };
  const kept = ofView ?? chosen;
  const columns = useMemo(() => shownColumns(kept, isWide, ofAllJobs), [kept, isWide, ofAllJobs]);
  /** `kept` is null where nobody chose; `setOfView` shows those of a saved view for as long as it is open. */
  return { columns, isChosen: kept !== null, choose, kept, setOfView };
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

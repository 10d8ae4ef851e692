import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Keys } from '../../components/ui/keys.js';
import { addTexts } from '../../i18n/i18n.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';

const load = async () => {
  const [{ SearchBox }] = await Promise.all([import('../../features/work-order/search/search-box.js'), addTexts('finding')]);
  return { default: SearchBox };
};
const SearchBox = lazy(load);
const SEARCHED = /^\/organization\/[^/]+\/(jobs|all_jobs|search_jobs)\/?$/;

/** The place of the search box, on the pages that have one. Its code comes when it is wished for, or when the address has terms. */
export function SearchPlace() {
  const { pathname } = useLocation();
  return SEARCHED.test(pathname) ? <Place hasTerms={pathname.includes('search_jobs')} /> : null;
}

function Place({ hasTerms }: { hasTerms: boolean }) {
  const t = useText();
  const [isWished, setWished] = useState(false);
  const [begun, setBegun] = useState('');
  const isThere = isWished || hasTerms;
  useShortcuts(isThere ? [] : [{ keys: '/', label: t('shell.search'), run: () => setWished(true) }], 'everywhere');
  const button = (
    <button
      type="button"
      className="flex h-7 w-[400px] min-w-0 items-center gap-2 rounded-control border border-control bg-surface pr-1 pl-1.5 text-body text-ink-3"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWished(true)}
    >
      <Search className="icon-small shrink-0" aria-hidden="true" />
      <span className="flex-1 truncate text-left">{t('shell.search')}</span>
      <Keys keys="/" />
    </button>
  );
  if (!isThere) return button;
  return (
    <Suspense fallback={isWished ? <Begun text={begun} onType={setBegun} /> : button}>
      <SearchBox isWished={isWished} begun={begun} />
    </Suspense>
  );
}

/** What is typed before the box is there goes into it. */
function Begun({ text, onType }: { text: string; onType: (text: string) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      value={text}
      aria-label={t('shell.search')}
      className="h-7 w-[400px] min-w-0 rounded-control border border-control bg-surface px-2 text-body outline-accent-solid"
      onChange={(event) => onType(event.target.value)}
    />
  );
}

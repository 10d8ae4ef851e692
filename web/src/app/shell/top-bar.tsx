import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { buttonLook } from '../../components/ui/button.js';
import { Keys } from '../../components/ui/keys.js';
import { Named } from '../../components/ui/named.js';
import { useText } from '../../i18n/use-text.js';
import { Breadcrumb } from './breadcrumb.js';
import { SearchPlace } from './search-place.js';

/** Comes with the code of the connection; before it there is nothing to say. */
const ConnectionSign = lazy(async () => ({ default: (await import('./connection-sign.js')).ConnectionSign }));

/** Where one is, and on the right whether what is shown is live. */
export function TopBar({ onPalette, onKeys }: { onPalette: () => void; onKeys: () => void }) {
  const t = useText();
  const isOverReport = useMatch('/organization/:orgId/jobs/:jobId/n10') !== null;
  // Over a report it is blank: what is on the screen is what comes on paper.
  if (isOverReport) return <header className="print:hidden" />;
  return (
    <header className="flex min-w-0 items-center gap-3 pr-4 pl-3 print:hidden">
      <Breadcrumb />
      <div className="ml-auto flex items-center gap-2">
        <SearchPlace />
        <Suspense>
          <ConnectionSign />
        </Suspense>
        <button type="button" data-tip={t('shell.palette')} className={buttonLook({ variant: 'bare' })} onClick={onPalette}>
          <Named name={t('shell.palette')}>
            <Search className="icon" />
            <Keys keys="mod+k" />
          </Named>
        </button>
        <button type="button" data-tip={t('shell.keys')} className={buttonLook({ variant: 'bare' })} onClick={onKeys}>
          <Named name={t('shell.keys')}>
            <Keys keys="?" />
          </Named>
        </button>
      </div>
    </header>
  );
}

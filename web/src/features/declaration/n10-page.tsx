import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button, buttonLook } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Link } from '../../components/ui/link.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { N10Report } from './components/n10-report.js';

/** The customs report of a job: its declaration on paper, to be printed or saved as PDF. */
export function N10Page() {
  const t = useText();
  const { org } = useDesk();
  const { jobId = '' } = useParams();
  const [search] = useSearchParams();
  const asOf = search.get('as_of') ?? undefined;
  const declarations = useQuery(recordQueries.list(org.id, jobId, 'declaration', asOf));
  useShortcuts([{ keys: 'mod+p', label: t('declaration.n10.print'), run: () => window.print() }]);
  const back = `/organization/${org.id}/jobs/${jobId}?tab=declaration`;
  if (declarations.isLoadingError) return <Failed error={declarations.error} onRetry={() => void declarations.refetch()} />;
  if (!declarations.data) return <Loading rows={20} />;
  const declaration = declarations.data.results.findLast(({ withdrawn }) => !withdrawn);
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5 print:hidden">
        <Link to={back} className={buttonLook({ size: 'small' })}>
          {t('declaration.n10.back')}
        </Link>
        <span className="ml-auto" />
        {declaration && (
          <Button size="small" variant="primary" icon={Printer} keys="mod+p" onClick={() => window.print()}>
            {t('declaration.n10.print')}
          </Button>
        )}
      </header>
      {declaration ? (
        <N10Report declaration={declaration} asOf={asOf} />
      ) : (
        <Empty title={t('records.none.declaration')} hint={t('declaration.noneHint')} />
      )}
      <div className="print:hidden">
        <KeysStrip />
      </div>
    </>
  );
}

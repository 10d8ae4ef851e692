import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { lodgementQueries } from '../../components/lodgement/lodgement-queries.js';
import { Button, buttonLook } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Link } from '../../components/ui/link.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { usePageFoot } from '../../lib/page-foot.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { N10Report } from './components/n10-report.js';
import { declarationQueries } from './queries.js';

/** The customs report of a job: its declaration on paper, to be printed or saved as PDF. */
export function N10Page() {
  const t = useText();
  const { org } = useDesk();
  const { jobId = '' } = useParams();
  const [search] = useSearchParams();
  const asOf = search.get('as_of') ?? undefined;
  const declarations = useQuery(recordQueries.list(org.id, jobId, 'declaration', asOf));
  const { data: job } = useQuery(declarationQueries.job(org.id, jobId, asOf));
  const declaration = declarations.data?.results.findLast(({ withdrawn }) => !withdrawn);
  useShortcuts(declaration ? [{ keys: 'mod+p', label: t('declaration.n10.print'), run: () => window.print() }] : []);
  const back = `/organization/${org.id}/jobs/${jobId}?tab=declaration`;
  if (declarations.isLoadingError) return <Failed error={declarations.error} onRetry={() => void declarations.refetch()} />;
  if (!declarations.data) return <Loading rows={20} />;
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
        <div
          className="min-h-0 flex-1 overflow-y-auto bg-canvas print:overflow-visible"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
          tabIndex={0}
          role="region"
          aria-label={t('declaration.n10.open')}
        >
          <Printed declaration={declaration} status={job?.job_status ?? null} asOf={asOf} />
        </div>
      ) : (
        <div className="min-h-0 flex-1">
          <Empty title={t('records.none.declaration')} hint={t('declaration.noneHint')} />
        </div>
      )}
      <div className="print:hidden">
        <KeysStrip />
      </div>
    </>
  );
}

/** The report with its foot: what customs calls it, its version, and when it was printed. */
function Printed({ declaration, status, asOf }: Pick<Parameters<typeof N10Report>[0], 'declaration' | 'status' | 'asOf'>) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const { id, work_order_id, fields } = declaration;
  const { data: lodgement = null } = useQuery(lodgementQueries.one(org.id, work_order_id, 'declaration', id, asOf));
  const reference = lodgement?.ics_identifier ?? String(fields.broker_reference?.value ?? '');
  const version = lodgement?.accepted_version ?? null;
  const said = useCallback(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const at = showMoment(new Date().toISOString(), locale, zone, zone);
    return version === null ? t('declaration.n10.foot', { reference, at }) : t('declaration.n10.footOfVersion', { reference, version, at });
  }, [t, locale, reference, version]);
  usePageFoot({ said, numbered: t('declaration.n10.page') });
  return <N10Report {...{ declaration, lodgement, status, asOf }} />;
}

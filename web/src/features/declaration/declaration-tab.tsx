import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { queryKeys } from '../../lib/query-keys.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { useCommand } from '../../lib/use-command.js';
import { type ChecksComponent, DeclarationEditor } from './declaration-editor.js';
import { sendCompile } from './queries.js';

interface DeclarationTabProps {
  readonly Checks: ChecksComponent;
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** The declaration of a job: compiled from its papers, corrected, explained to the cent. */
export function DeclarationTab({ job, asOf, Checks }: DeclarationTabProps) {
  const t = useText();
  const { org } = useDesk();
  const declarations = useQuery(recordQueries.list(org.id, job.id, 'declaration', asOf));
  if (declarations.isLoadingError) return <Failed error={declarations.error} onRetry={() => void declarations.refetch()} />;
  if (!declarations.data) return <Loading rows={12} rowHeight={28} />;
  const declaration = declarations.data.results.findLast(({ withdrawn }) => !withdrawn);
  if (declaration) return <DeclarationEditor key={declaration.id} job={job} Checks={Checks} declaration={declaration} asOf={asOf} />;
  if (asOf !== undefined) return <Empty title={t('records.noneThen')} />;
  return <NoDeclaration job={job} />;
}

function NoDeclaration({ job }: { readonly job: WorkOrder }) {
  const t = useText();
  const { org, role } = useDesk();
  const cache = useQueryClient();
  const compile = useCommand((_: undefined, key) => sendCompile(org.id, job.id, key), {
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.job(org.id, job.id) }),
    onError: (error) => toast.error(problemText(error)),
  });
  const mayCompile = role !== null;
  const run = () => compile.mutate(undefined);
  useShortcuts(mayCompile ? [{ keys: 'enter', label: t('declaration.compile'), run }] : []);
  return (
    <Empty title={t('records.none.declaration')} hint={t('declaration.noneHint')}>
      {mayCompile && (
        <Button variant="primary" keys="enter" disabled={compile.isPending} onClick={run}>
          {t('declaration.compile')}
        </Button>
      )}
    </Empty>
  );
}

import type { Branch } from '@tallyport/contracts/organisation/branch-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { Empty } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { BranchDialog } from './branch-dialog.js';
import { BranchTable } from './branch-table.js';

/** The branches of the organisation, as the desk knows them already. */
export function BranchesPage() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const [edits, setEdits] = useState<{ branch: Branch | null } | null>(null);
  useShortcuts(mayChange ? [{ keys: 'n', label: t('branches.add'), run: () => setEdits({ branch: null }) }] : []);
  const branches = desk.org.branches_info;
  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-3 border-b border-line px-5">
        <span className="min-w-0 flex-1 truncate text-caption text-ink-3">{t('branches.hint')}</span>
        {mayChange && (
          <Button variant="primary" keys="n" onClick={() => setEdits({ branch: null })}>
            {t('branches.add')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
        {branches.length === 0 ? (
          <Empty title={t('branches.none')} />
        ) : (
          <BranchTable branches={branches} onEdit={mayChange ? (branch) => setEdits({ branch }) : null} />
        )}
      </div>
      <KeysStrip />
      {edits && <BranchDialog branch={edits.branch} onClose={() => setEdits(null)} />}
    </>
  );
}

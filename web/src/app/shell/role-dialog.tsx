import { updateRole } from '@tallyport/contracts/organisation/http';
import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';

/** Anybody may change their own role. Confirm waits for a role and for the answer. */
export function RoleDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { me, org, role } = useDesk();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<DispatchRole | null>(role);
  const licence = me.au_broker_profile?.license_number;
  const save = useMutation({
    mutationFn: (user_type: DispatchRole) => call(updateRole, { body: { org: org.id, user_type } }),
    onSuccess: (user, saved) => {
      cache.setQueryData(queryKeys.me, user);
      toast.success(t('account.roleSaved', { role: t(`account.role.${saved}`) }));
      onClose();
    },
    onError: (error) => toast.error(problemText(error), { title: t('account.roleFailed') }),
  });

  return (
    <Dialog title={t('account.roleTitle')} note={t('account.roleNote')} onClose={onClose}>
      <div role="radiogroup" aria-label={t('shell.roleEditing')} className="flex flex-col gap-2 px-5 pb-5">
        {DispatchRole.options.map((option) => (
          <label
            key={option}
            className={clsx(
              'flex gap-3 rounded-control border px-3 py-2',
              option === chosen ? 'border-accent-solid bg-select' : 'border-line hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="role"
              className="mt-1 accent-accent-solid"
              checked={option === chosen}
              onChange={() => setChosen(option)}
            />
            <span>
              <span className="font-semibold">{t(`account.role.${option}`)}</span>
              {option === 'broker' && licence && (
                <span className="identifier ml-2 text-caption text-ink-3">{t('account.licence', { number: licence })}</span>
              )}
              <span className="block text-caption text-ink-2">{t(`account.roleMeans.${option}`)}</span>
            </span>
          </label>
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button variant="primary" disabled={chosen === null || save.isPending} onClick={() => chosen && save.mutate(chosen)}>
          {save.isPending ? t('common.saving') : t('common.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { updateRole } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { RoleChoice } from './role-choice.js';

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
      <div className="px-5 pb-5">
        <RoleChoice chosen={chosen} licence={licence} onChoose={setChosen} />
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

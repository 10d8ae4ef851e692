import { type CurrentUser, createNewRole, type Organisation } from '@tallyport/contracts/organisation/http';
import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';
import { RoleChoice } from './role-choice.js';

/** Who joined without a role chooses the first one, before anything of the organisation is theirs to see. */
export function FirstRole({ me, org }: { me: CurrentUser; org: Organisation }) {
  const t = useText();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<DispatchRole | null>(null);
  const save = useMutation({
    mutationFn: (user_type: DispatchRole) => call(createNewRole, { body: { org: org.id, user_type } }),
    onSuccess: (user) => cache.setQueryData(queryKeys.me, user),
  });
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-surface px-5 py-7">
      <div className="flex w-96 flex-col gap-3">
        <h1 className="text-title">{t('joining.firstRole', { org: org.name })}</h1>
        <p className="text-ink-2">{t('joining.firstRoleNote')}</p>
        <RoleChoice chosen={chosen} licence={me.au_broker_profile?.license_number} onChoose={setChosen} />
        {save.error && (
          <p role="alert" className="text-caption text-red">
            {problemText(save.error)}
          </p>
        )}
        <Button
          variant="primary"
          className="h-8"
          disabled={chosen === null || save.isPending}
          onClick={() => chosen && save.mutate(chosen)}
        >
          {save.isPending ? t('common.saving') : t('joining.begin')}
        </Button>
      </div>
    </main>
  );
}

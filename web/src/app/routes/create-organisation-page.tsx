import { createOrganisation } from '@tallyport/contracts/organisation/branch-http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { Tally } from '../../components/ui/tally.js';
import { TimeZoneField } from '../../components/ui/time-zone-field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { queryKeys } from '../../lib/query-keys.js';
import { selectOrg } from '../../lib/session/selected-org.js';
import { useCommand } from '../../lib/use-command.js';

/** Makes an organisation with its first branch; whoever makes it is its admin. */
export function CreateOrganisationPage() {
  const t = useText();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [branch_name, setBranch] = useState('');
  const [time_zone, setZone] = useState(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [tried, setTried] = useState(false);
  const needed = (value: string) => (tried && value.trim() === '' ? t('account.needed') : null);
  const { mutate, isPending, error } = useCommand(
    (body: { name: string; branch_name: string; time_zone: string }, idempotencyKey) =>
      call(createOrganisation, { body }, { idempotencyKey }),
    {
      onSuccess: async ({ id }) => {
        await cache.invalidateQueries({ queryKey: queryKeys.accessible, refetchType: 'all' });
        await cache.invalidateQueries({ queryKey: queryKeys.me, refetchType: 'all' });
        selectOrg(id);
        void navigate(`/organization/${id}/jobs`, { replace: true });
      },
    },
  );
  const submit = () => {
    setTried(true);
    if (!isPending && name.trim() !== '' && branch_name.trim() !== '') mutate({ name, branch_name, time_zone });
  };
  return (
    <main className="grid h-full place-items-center overflow-y-auto bg-surface px-5 py-7">
      <form
        noValidate
        className="flex w-80 flex-col gap-y-0.5 [&_input]:h-8 [&_select]:h-8"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Tally className="size-8" />
        <h1 className="mt-4 text-title">{t('joining.createOrganisation')}</h1>
        <p className="mb-4 text-ink-2">{t('joining.createNote')}</p>
        <TextField
          label={t('joining.organisationName')}
          error={needed(name)}
          value={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page has no other purpose
          autoFocus
          maxLength={120}
          autoComplete="organization"
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('joining.firstBranch')}
          hint={t('joining.firstBranchHint')}
          error={needed(branch_name) ?? (error && problemText(error))}
          value={branch_name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setBranch(event.target.value)}
        />
        <TimeZoneField label={t('joining.timeZone')} value={time_zone} onChange={setZone} />
        <Button type="submit" variant="primary" className="mt-2 h-8 w-full" disabled={isPending}>
          {isPending ? t('common.saving') : t('joining.createOrganisation')}
        </Button>
        <Button variant="bare" className="mt-2 self-start" onClick={() => void navigate(-1)}>
          {t('common.cancel')}
        </Button>
      </form>
    </main>
  );
}

import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { Field, TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { ProfileSection } from './profile-section.js';
import { useUpdateInfo } from './use-own.js';

/** Names, and the colour behind the initials. */
export function PersonSection({ me }: { me: CurrentUser }) {
  const t = useText();
  const [form, setForm] = useState({ first_name: me.first_name, last_name: me.last_name, color: me.color });
  const { mutate, isPending } = useUpdateInfo(me, () => t('profile.saved'));
  const needed = (value: string) => (value.trim() === '' ? t('account.needed') : null);
  const isSame = form.first_name === me.first_name && form.last_name === me.last_name && form.color === me.color;
  const isReady = !isSame && !isPending && form.first_name.trim() !== '' && form.last_name.trim() !== '';
  return (
    <ProfileSection title={t('profile.person')}>
      <form
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate(form);
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('profile.firstName')}
            error={needed(form.first_name)}
            value={form.first_name}
            maxLength={80}
            autoComplete="given-name"
            onChange={(event) => setForm({ ...form, first_name: event.target.value })}
          />
          <TextField
            label={t('profile.lastName')}
            error={needed(form.last_name)}
            value={form.last_name}
            maxLength={80}
            autoComplete="family-name"
            onChange={(event) => setForm({ ...form, last_name: event.target.value })}
          />
        </div>
        <TextField label={t('profile.email')} hint={t('profile.emailHint')} value={me.email} readOnly />
        <Field label={t('profile.color')} hint={t('profile.colorHint')}>
          {(ids) => (
            <div className="flex items-center gap-3">
              <input
                {...ids}
                type="color"
                className="h-7 w-12 rounded-control border border-control bg-surface"
                value={`#${form.color}`}
                onChange={(event) => setForm({ ...form, color: event.target.value.slice(1).toLowerCase() })}
              />
              <Avatar name={nameOf({ ...me, ...form })} color={form.color} size="large" />
            </div>
          )}
        </Field>
        <Button type="submit" variant="primary" className="self-start" disabled={!isReady}>
          {isPending ? t('common.saving') : t('profile.save')}
        </Button>
      </form>
    </ProfileSection>
  );
}

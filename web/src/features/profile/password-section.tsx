import { changePassword } from '@tallyport/contracts/organisation/profile-http';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { HttpError } from '../../lib/api/http-error.js';
import { ProfileSection } from './profile-section.js';

const EMPTY = { old_password: '', password: '' };

/** The password, by the old one. A refusal stands under the field that it is about, and what was typed stays. */
export function PasswordSection({ email }: { email: string }) {
  const t = useText();
  const language = useLanguage();
  const [form, setForm] = useState(EMPTY);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: typeof EMPTY) => call(changePassword, { body: { ...body, locale: language } }),
    retry: false,
    onSuccess: () => {
      setForm(EMPTY);
      toast.success(t('profile.passwordChanged'));
    },
  });
  const isOld = error instanceof HttpError && error.is('old-password-wrong');
  const text = error && problemText(error);
  const input = (field: keyof typeof EMPTY) => ({
    type: 'password',
    value: form[field],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [field]: event.target.value });
      reset();
    },
  });
  const isReady = form.old_password !== '' && form.password !== '' && !isPending;
  return (
    <ProfileSection title={t('profile.password')} note={t('profile.passwordNote')}>
      <form
        noValidate
        className="flex w-72 flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate(form);
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          {...input('old_password')}
          label={t('profile.oldPassword')}
          error={isOld ? text : null}
          autoComplete="current-password"
        />
        <TextField
          {...input('password')}
          label={t('profile.newPassword')}
          hint={t('account.passwordRule')}
          error={isOld ? null : text}
          autoComplete="new-password"
        />
        <Button type="submit" variant="primary" className="self-start" disabled={!isReady}>
          {isPending ? t('common.saving') : t('profile.changePassword')}
        </Button>
      </form>
    </ProfileSection>
  );
}

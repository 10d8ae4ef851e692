import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { SelectField, TextField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { EXPIRIES, type KeyForm, NEW_KEY, wishOf } from './key-form.js';
import { ScopeChoice } from './scope-choice.js';
import type { KeyWish } from './use-key-commands.js';

interface KeyFormDialogProps {
  readonly isPending: boolean;
  onWish(wish: KeyWish): void;
  onClose(): void;
}

/** What the program is called, what it may do, and for how long. */
export function KeyFormDialog({ isPending, onWish, onClose }: KeyFormDialogProps) {
  const t = useText();
  const [form, setForm] = useState(NEW_KEY);
  const [openedAt] = useState(Date.now);
  const [lacks, setLacks] = useState<'name' | 'scopes' | null>(null);
  const change = (more: Partial<KeyForm>) => {
    setForm({ ...form, ...more });
    setLacks(null);
  };
  const submit = () => {
    if (isPending) return;
    const wish = wishOf(form, openedAt);
    if ('lacks' in wish) setLacks(wish.lacks);
    else onWish(wish);
  };
  useShortcuts([{ keys: 'mod+enter', label: t('apiKeys.make'), run: submit, inFields: true }], 'modal');
  return (
    <Dialog form="form" title={t('apiKeys.make')} dirty={form.name.trim() !== ''} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="px-5 pb-2">
          <TextField
            label={t('apiKeys.name')}
            hint={t('apiKeys.nameHint')}
            error={lacks === 'name' ? t('apiKeys.nameNeeded') : null}
            value={form.name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write a name
            autoFocus
            maxLength={80}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
          <ScopeChoice
            scopes={form.scopes}
            error={lacks === 'scopes' ? t('apiKeys.scopeNeeded') : null}
            onChange={(scopes) => change({ scopes })}
          />
          <SelectField
            label={t('apiKeys.expiry')}
            hint={t(form.expiry === 'never' ? 'apiKeys.neverExpiresHint' : 'apiKeys.expiryHint')}
            value={form.expiry}
            options={EXPIRIES.map((value) => ({ value, label: t(`apiKeys.expiries.${value}`) }))}
            onChange={(expiry) => change({ expiry })}
          />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={isPending}>
            {isPending ? t('common.saving') : t('apiKeys.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

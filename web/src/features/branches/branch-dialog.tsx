import type { Branch } from '@tallyport/contracts/organisation/branch-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { TextField } from '../../components/ui/field.js';
import { TimeZoneField } from '../../components/ui/time-zone-field.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useSaveBranch } from './use-save-branch.js';

interface BranchDialogProps {
  /** Null for a new one. */
  readonly branch: Branch | null;
  onClose(): void;
}

/** Name and time zone of a branch. */
export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const t = useText();
  const [name, setName] = useState(branch?.name ?? '');
  const [time_zone, setZone] = useState(branch?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [lacksName, setLacksName] = useState(false);
  const { mutate, isPending, error, reset } = useSaveBranch(branch);
  const title = branch === null ? t('branches.add') : t('branches.editTitle', { name: branch.name });
  const submit = () => {
    if (isPending) return;
    if (name.trim() === '') setLacksName(true);
    else mutate({ name: name.trim(), time_zone }, { onSuccess: onClose });
  };
  useShortcuts([{ keys: 'mod+enter', label: t('branches.save'), run: submit, inFields: true }], 'modal');
  return (
    <Dialog
      form="form"
      title={title}
      {...(branch !== null && { note: t('branches.editNote') })}
      dirty={name.trim() !== (branch?.name ?? '')}
      onClose={onClose}
    >
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
            label={t('branches.name')}
            error={lacksName ? t('branches.nameNeeded') : error && problemText(error)}
            value={name}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was just opened to write a name
            autoFocus
            maxLength={80}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setLacksName(false);
              reset();
            }}
          />
          <TimeZoneField label={t('branches.timeZone')} value={time_zone} onChange={setZone} />
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" keys="mod+enter" disabled={isPending}>
            {isPending ? t('common.saving') : t('branches.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

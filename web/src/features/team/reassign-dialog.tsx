import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { useState } from 'react';
import { nameOf } from '../../components/trade/person.js';
import { Button } from '../../components/ui/button.js';
import { Dialog, DialogActions } from '../../components/ui/dialog.js';
import { SelectField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';
import { type Successors, useReassign } from './use-reassign.js';

interface ReassignDialogProps {
  readonly member: OrgMember;
  /** Open shipments that are theirs. */
  readonly count: number;
  readonly colleagues: readonly OrgMember[];
  onClose(): void;
}

const NOBODY = '';

/** Gives the open shipments of somebody who was removed to a compiler, and to a broker. */
export function ReassignDialog({ member, count, colleagues, onClose }: ReassignDialogProps) {
  const t = useText();
  const name = nameOf(member);
  const [to, setTo] = useState<Successors>({ compiler: NOBODY, broker: NOBODY });
  const { mutate, isPending, done } = useReassign(member.id);
  const choices = (role: DispatchRole) => [
    { value: NOBODY, label: t('team.leave') },
    ...colleagues.filter(({ user_type }) => user_type === role).map((one) => ({ value: one.id, label: nameOf(one) })),
  ];
  return (
    <Dialog form="form" title={t('team.removed', { name })} note={t('team.stillHolds', { count, name })} onClose={onClose}>
      <div className="px-5 pb-2">
        {DispatchRole.options.map((role) => (
          <SelectField
            key={role}
            label={t(`team.giveTo.${role}`)}
            value={to[role]}
            options={choices(role)}
            onChange={(id) => setTo({ ...to, [role]: id })}
          />
        ))}
        <p role="status" className="min-h-5 text-caption text-ink-2">
          {isPending && t('team.reassigning', { done, of: count })}
        </p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('team.later')}</Button>
        <Button
          variant="primary"
          disabled={isPending || (to.compiler === NOBODY && to.broker === NOBODY)}
          onClick={() => mutate(to, { onSuccess: onClose })}
        >
          {t('team.reassign')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

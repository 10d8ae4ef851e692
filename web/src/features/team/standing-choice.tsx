import { Capacity, type DispatchRole } from '@tallyport/contracts/organisation/roles';
import { SelectField } from '../../components/ui/field.js';
import { useText } from '../../i18n/use-text.js';

/** As whom somebody works. */
export interface Standing {
  readonly user_type: DispatchRole | null;
  readonly capacities: readonly Capacity[];
}

interface StandingChoiceProps {
  readonly standing: Standing;
  /** What cannot be ticked: nobody gives themselves more. */
  readonly isClosed?: (capacity: Capacity) => boolean;
  readonly note?: string;
  onChange(standing: Standing): void;
}

const ROLES = ['compiler', 'broker', 'none'] as const;

/** Role and capacities, each in plain words. */
export function StandingChoice({ standing, isClosed = () => false, note, onChange }: StandingChoiceProps) {
  const t = useText();
  const { user_type, capacities } = standing;
  const turn = (capacity: Capacity, isOn: boolean) =>
    onChange({ ...standing, capacities: Capacity.options.filter((one) => (one === capacity ? isOn : capacities.includes(one))) });
  return (
    <>
      <SelectField
        label={t('team.role')}
        hint={user_type === null ? t('team.roleOwnHint') : t(`account.roleMeans.${user_type}`)}
        value={user_type ?? 'none'}
        options={ROLES.map((value) => ({ value, label: value === 'none' ? t('team.roleNone') : t(`account.role.${value}`) }))}
        onChange={(role) => onChange({ ...standing, user_type: role === 'none' ? null : role })}
      />
      <fieldset className="mt-2 pb-2">
        <legend className="pb-1 text-caption text-ink-2">{t('team.alsoIs')}</legend>
        {Capacity.options.map((capacity) => (
          <label key={capacity} className="grid grid-cols-[22px_84px_minmax(0,1fr)] items-baseline py-1">
            <input
              type="checkbox"
              className="translate-y-0.5 justify-self-start accent-accent-solid"
              checked={capacities.includes(capacity)}
              disabled={isClosed(capacity)}
              onChange={(event) => turn(capacity, event.target.checked)}
            />
            <span className="font-medium">{t(`team.capacity.${capacity}`)}</span>
            <span className="text-ink-2">{t(`team.capacityMeans.${capacity}`)}</span>
          </label>
        ))}
        <p className="min-h-5 pt-0.5 text-caption text-ink-3">{note}</p>
      </fieldset>
    </>
  );
}

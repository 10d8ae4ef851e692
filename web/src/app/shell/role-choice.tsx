import { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

interface RoleChoiceProps {
  readonly chosen: DispatchRole | null;
  /** Shown beside the role of a broker. */
  readonly licence: string | null | undefined;
  onChoose(role: DispatchRole): void;
}

/** Compiler or broker, each with what it means. */
export function RoleChoice({ chosen, licence, onChoose }: RoleChoiceProps) {
  const t = useText();
  return (
    <div role="radiogroup" aria-label={t('shell.roleEditing')} className="flex flex-col gap-2">
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
            onChange={() => onChoose(option)}
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
  );
}

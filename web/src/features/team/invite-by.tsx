import { useText } from '../../i18n/use-text.js';

interface InviteByProps {
  readonly by: 'address' | 'link';
  onChange(by: 'address' | 'link'): void;
}

const WAYS = [
  { id: 'address', label: 'byAddress', hint: 'byAddressHint' },
  { id: 'link', label: 'byLink', hint: 'byLinkHint' },
] as const;

/** Who may use the invitation. */
export function InviteBy({ by, onChange }: InviteByProps) {
  const t = useText();
  return (
    <fieldset className="pb-3">
      <legend className="pb-1 text-caption text-ink-2">{t('team.inviteBy')}</legend>
      {WAYS.map(({ id, label, hint }) => (
        <label key={id} className="grid grid-cols-[22px_minmax(0,1fr)] items-baseline py-1">
          <input
            type="radio"
            name="invite-by"
            className="translate-y-0.5 justify-self-start accent-accent-solid"
            checked={by === id}
            onChange={() => onChange(id)}
          />
          <span className="font-medium">{t(`team.${label}`)}</span>
          <span className="col-start-2 text-ink-2">{t(`team.${hint}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

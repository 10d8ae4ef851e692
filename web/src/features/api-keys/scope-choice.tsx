import { KeyScope } from '@tallyport/contracts/organisation/api-key';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.js';

interface ScopeChoiceProps {
  readonly scopes: readonly KeyScope[];
  readonly error: string | null;
  onChange(scopes: readonly KeyScope[]): void;
}

/** What a key may do, each in plain words. */
export function ScopeChoice({ scopes, error, onChange }: ScopeChoiceProps) {
  const t = useText();
  const id = useId();
  const turn = (scope: KeyScope, isOn: boolean) =>
    onChange(KeyScope.options.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <fieldset aria-describedby={`${id}-note`} className="mt-2 pb-2">
      <legend className="pb-1 text-caption text-ink-2">{t('apiKeys.may')}</legend>
      {KeyScope.options.map((scope) => (
        <label key={scope} className="grid grid-cols-[22px_84px_minmax(0,1fr)] items-baseline py-1">
          <input
            type="checkbox"
            className="translate-y-0.5 justify-self-start accent-accent-solid"
            aria-describedby={`${id}-${scope}`}
            checked={scopes.includes(scope)}
            onChange={(event) => turn(scope, event.target.checked)}
          />
          <span className="font-medium">{t(`apiKeys.scopes.${scope}`)}</span>
          <span id={`${id}-${scope}`} aria-hidden="true" className="text-ink-2">
            {t(`apiKeys.scopeHints.${scope}`)}
          </span>
        </label>
      ))}
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={error ? 'min-h-5 pt-0.5 text-caption text-red' : 'min-h-5 pt-0.5 text-caption text-ink-3'}
      >
        {error ?? t('apiKeys.neverHint')}
      </p>
    </fieldset>
  );
}

import { Button } from '../../components/ui/button.js';
import { Field, TextField } from '../../components/ui/field.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';

interface SecretFieldProps {
  /** What was typed; null while the one that is kept stays. */
  readonly secret: string | null;
  readonly setAt: string | null;
  /** Whether the one that is kept may not stay. */
  readonly isNeededAnew: boolean;
  readonly error: string | null;
  onChange(secret: string | null): void;
}

/** A secret that can be written and never be read: since when there is one, and a new one in its place. */
export function SecretField({ secret, setAt, isNeededAnew, error, onChange }: SecretFieldProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const label = t('freightSettings.fields.secret');
  if (secret === null && setAt !== null && !isNeededAnew) {
    const at = showMoment(setAt, locale, zoneOf(org, branch?.id), Intl.DateTimeFormat().resolvedOptions().timeZone);
    return (
      <Field label={label} hint={t('freightSettings.hints.secret')}>
        {(ids) => (
          <div className="flex h-7 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{t('freightSettings.secretSet', { at })}</span>
            <Button id={ids.id} aria-describedby={ids['aria-describedby']} size="small" onClick={() => onChange('')}>
              {t('freightSettings.secretReplace')}
            </Button>
          </div>
        )}
      </Field>
    );
  }
  const mayKeep = setAt !== null && !isNeededAnew;
  return (
    <div>
      <TextField
        type="password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked to replace it
        autoFocus={secret !== null && mayKeep}
        label={label}
        hint={t(isNeededAnew ? 'freightSettings.secretAnew' : 'freightSettings.hints.secret')}
        error={error}
        value={secret ?? ''}
        maxLength={500}
        autoComplete="new-password"
        onChange={(event) => onChange(event.target.value)}
      />
      {mayKeep && (
        <Button variant="bare" size="small" onClick={() => onChange(null)}>
          {t('freightSettings.secretKeep')}
        </Button>
      )}
    </div>
  );
}

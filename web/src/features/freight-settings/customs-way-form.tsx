import { CUSTOMS_WAYS, type CustomsInterface } from '@tallyport/contracts/freight-export/customs-interface-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Field, SelectField, TextField } from '../../components/ui/field.js';
import { Section } from '../../components/ui/section.js';
import { Switch } from '../../components/ui/switch.js';
import { ToldOnce } from '../../components/ui/told-once.js';
import { problemText } from '../../i18n/problem-text.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { type CustomsForm, formOf, isNeededAnew, isSettle, saidBy, toldApart } from './customs-form.js';
import { useSaveCustomsWay } from './use-save-customs-way.js';

/** Which way snapshots leave, to be changed. A secret is made here and shown once, after it was saved. */
export function CustomsWayForm({ setting }: { readonly setting: CustomsInterface }) {
  const t = useText();
  const [form, setForm] = useState(() => formOf(setting));
  const [isRenewed, setRenewed] = useState(false);
  const [tries, setTries] = useState(0);
  const { secret, save, isPending, error } = useSaveCustomsWay();
  const isHttp = form.way === 'http';
  const isNew = isHttp && (isRenewed || isNeededAnew(form, setting));
  const isDirty = isNew || toldApart(form, setting);
  const change = (next: Partial<CustomsForm>) => setForm({ ...form, ...next });
  const addressError = isHttp && tries > 0 && form.address.trim() === '' ? t('freightSettings.errors.needed') : null;
  const settleError = isSettle(form.settle) ? null : t('freightSettings.errors.number', { least: 0, most: 3_600 });
  const submit = () => {
    setTries(tries + 1);
    if (!isDirty || isPending || settleError !== null || (isHttp && form.address.trim() === '')) return;
    save(saidBy(form), isNew, () => setRenewed(false));
  };
  useShortcuts([{ keys: 'mod+enter', label: t('freightSettings.save'), run: submit, inFields: true }]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Section title={t('freightSettings.customs.title')} note={t('freightSettings.customs.note')}>
        <SelectField
          label={t('freightSettings.customs.way')}
          hint={t(`freightSettings.customs.wayHints.${form.way}`)}
          value={form.way}
          options={CUSTOMS_WAYS.map((value) => ({ value, label: t(`freightSettings.customs.ways.${value}`) }))}
          onChange={(way) => change({ way })}
        />
        {isHttp && (
          <div className="mt-2 flex flex-col gap-2">
            <TextField
              label={t('freightSettings.customs.address')}
              hint={t('freightSettings.hints.address')}
              error={addressError}
              value={form.address}
              maxLength={300}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change({ address: event.target.value })}
            />
            <div>
              <Switch
                label={t('freightSettings.customs.answers')}
                isOn={form.answers}
                mayTurn
                isNamed
                onTurn={(answers) => change({ answers })}
              />
              <p className="pt-0.5 text-caption text-ink-3">{t('freightSettings.customs.answersHint')}</p>
            </div>
            {form.answers && (
              <TextField
                className="w-60"
                label={t('freightSettings.customs.settle')}
                hint={t('freightSettings.hints.settle_seconds')}
                error={settleError}
                value={form.settle}
                inputMode="numeric"
                onChange={(event) => change({ settle: event.target.value.replaceAll(/\D/g, '').slice(0, 4) })}
              />
            )}
            {secret !== null && (
              <ToldOnce
                key={secret}
                label={t('freightSettings.customs.newSecret')}
                hint={t('freightSettings.customs.secretOnce')}
                text={secret}
              />
            )}
            <SecretState setAt={setting.secret_set_at} isNew={isNew} onRenew={() => setRenewed(!isRenewed)} isRenewed={isRenewed} />
          </div>
        )}
      </Section>
      <div className="sticky bottom-0 mt-3 flex items-center gap-3 border-t border-line bg-surface py-3">
        <Button type="submit" variant="primary" keys="mod+enter" disabled={!isDirty || isPending}>
          {isPending ? t('common.saving') : t('freightSettings.save')}
        </Button>
        {error ? (
          <span role="alert" className="text-red">
            {problemText(error)}
          </span>
        ) : (
          <span className="text-caption text-ink-3">{isDirty && t('freightSettings.unsaved')}</span>
        )}
      </div>
    </form>
  );
}

interface SecretStateProps {
  readonly setAt: string | null;
  /** Whether saving makes a new one. */
  readonly isNew: boolean;
  readonly isRenewed: boolean;
  onRenew(): void;
}

/** Since when there is a secret, or that saving makes one. */
function SecretState({ setAt, isNew, isRenewed, onRenew }: SecretStateProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const at = setAt && showMoment(setAt, locale, zoneOf(org, branch?.id), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const words = isNew ? t('freightSettings.customs.secretNew') : t('freightSettings.secretSet', { at: at ?? '' });
  return (
    <Field label={t('freightSettings.customs.secret')} hint={t('freightSettings.customs.secretHint')}>
      {(ids) => (
        <div className="flex h-7 items-center gap-2">
          <span className="min-w-0 flex-1 truncate">{words}</span>
          {at && (!isNew || isRenewed) && (
            <Button id={ids.id} aria-describedby={ids['aria-describedby']} size="small" onClick={onRenew}>
              {t(isRenewed ? 'freightSettings.secretKeep' : 'freightSettings.secretReplace')}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}

import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { BILL_RULES } from '@tallyport/contracts/freight-export/system-values';
import { TARGET_TYPES } from '@tallyport/contracts/freight-export/values';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.js';
import { SelectField } from '../../components/ui/field.js';
import { Section } from '../../components/ui/section.js';
import { Switch } from '../../components/ui/switch.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { FormInputs } from './form-inputs.js';
import { SecretField } from './secret-field.js';
import { USUAL_BILL_RULE } from './system-form.js';
import { type FormState, useSystemForm } from './use-system-form.js';

interface SystemEditorProps {
  /** Null for a new one. */
  readonly system: FreightSystem | null;
  onSaved(system: FreightSystem): void;
}

/** The settings of a freight system, to be changed. */
export function SystemEditor({ system, onSaved }: SystemEditorProps) {
  const t = useText();
  const { org } = useDesk();
  const element = useRef<HTMLFormElement>(null);
  const state = useSystemForm(system, onSaved);
  const { form, dirty, change, errorOf, submit, tries, isPending, refusal } = state;
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const isNew = system === null;
  useEffect(() => {
    if (isNew) element.current?.querySelector('input')?.focus();
  }, [isNew]);
  const branches = [
    { value: '', label: t('freightSettings.allBranchesChoice') },
    ...org.branches_info.map(({ id, name }) => ({ value: id, label: name })),
  ];
  useShortcuts([{ keys: 'mod+enter', label: t('freightSettings.save'), run: submit, inFields: true }]);
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Section title={t('freightSettings.sections.place')} note={t('freightSettings.sections.placeNote')}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2">
          <FormInputs state={state} fields={['name']} />
          <SelectField
            label={t('freightSettings.fields.branch')}
            hint={t('freightSettings.hints.branch')}
            error={errorOf('branch')}
            value={form.branch}
            options={branches}
            onChange={(branch) => change({ branch })}
          />
          <FormInputs state={state} fields={['address']} />
        </div>
        <div className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2">
          <FormInputs state={state} fields={['enterprise_id', 'server_id', 'company_code', 'event_branch', 'event_department']} />
        </div>
      </Section>
      <Section title={t('freightSettings.sections.access')} note={t('freightSettings.sections.accessNote')}>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2">
          <FormInputs state={state} fields={['user_name']} />
          <SecretField
            secret={form.secret}
            setAt={system?.secret_set_at ?? null}
            isNeededAnew={state.isNeededAnew}
            error={errorOf('secret')}
            onChange={(secret) => change({ secret })}
          />
        </div>
      </Section>
      <Sending state={state} />
      <Section title={t('freightSettings.sections.limits')} note={t('freightSettings.sections.limitsNote')}>
        <div className="grid grid-cols-4 gap-x-4 gap-y-2">
          <FormInputs state={state} fields={['settle_seconds', 'calls_at_once', 'call_seconds', 'pull_seconds']} />
        </div>
      </Section>
      <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-surface py-3">
        <Button type="submit" variant="primary" keys="mod+enter" disabled={!dirty || isPending}>
          {isPending ? t('common.saving') : t('freightSettings.save')}
        </Button>
        {refusal ? (
          <span role="alert" className="text-red">
            {problemText(refusal)}
          </span>
        ) : (
          <span className="text-caption text-ink-3">{dirty && t('freightSettings.unsaved')}</span>
        )}
      </div>
    </form>
  );
}

/** What a job becomes there, which bill it needs, and the names by which it is found. */
function Sending({ state }: { readonly state: FormState }) {
  const t = useText();
  const { form, change } = state;
  return (
    <Section title={t('freightSettings.sections.sending')} note={t('freightSettings.sections.sendingNote')}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <SelectField
          label={t('freightSettings.fields.target_type')}
          value={form.target_type}
          options={TARGET_TYPES.map((value) => ({ value, label: t(`freightSettings.targets.${value}`) }))}
          onChange={(target_type) => change({ target_type, bill_rule: USUAL_BILL_RULE[target_type] })}
        />
        <SelectField
          label={t('freightSettings.fields.bill_rule')}
          value={form.bill_rule}
          options={BILL_RULES.map((value) => ({ value, label: t(`freightSettings.billRules.${value}`) }))}
          onChange={(bill_rule) => change({ bill_rule })}
        />
        <FormInputs state={state} fields={['data_provider', 'reference_type']} />
      </div>
      <div className="pt-2">
        <Switch
          label={t('freightSettings.fields.finds_by_reference')}
          isOn={form.finds_by_reference}
          mayTurn
          isNamed
          onTurn={(finds_by_reference) => change({ finds_by_reference })}
        />
      </div>
      <p className="pt-0.5 text-caption text-ink-3">{t('freightSettings.findsHint')}</p>
    </Section>
  );
}

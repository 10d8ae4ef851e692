import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { TextField } from '../../components/ui/field.js';
import { Section } from '../../components/ui/section.js';
import { Switch } from '../../components/ui/switch.js';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { checkLodging, formOf, type LodgingForm, SITES, type SiteField, settingOf, siteAsTyped } from './lodging-form.js';
import { useSaveSetting } from './use-save-setting.js';

const NOTHING: Partial<LodgingForm> = {};

/** Whether the organisation may lodge, and as which sites. */
export function LodgingSection({ setting }: { readonly setting: OrgSetting }) {
  const t = useText();
  const [edits, setEdits] = useState(NOTHING);
  const [tried, setTried] = useState(false);
  const save = useSaveSetting();
  const kept = formOf(setting);
  const form = { ...kept, ...edits };
  const dirty = form.may_lodge !== kept.may_lodge || SITES.some((site) => form[site] !== kept[site]);
  const wrong = checkLodging(form);

  const submit = () => {
    setTried(true);
    if (!dirty || save.isPending || Object.keys(wrong).length > 0) return;
    // What was typed while this was saved is not yet kept.
    const onSuccess = () => setEdits((now) => (now === edits ? NOTHING : now));
    save.mutate({ previous: settingOf(kept), next: settingOf(form) }, { onSuccess });
  };
  /** A wrong letter is said at once; that something is missing, once it is to be saved. */
  const errorOf = (site: SiteField) => (wrong[site] && (tried || form[site] !== '') ? t(wrong[site]) : null);
  useShortcuts([{ keys: 'mod+enter', label: t('customsSettings.save'), run: submit, inFields: true }]);

  return (
    <Section title={t('customsSettings.lodging')} note={t('customsSettings.lodgingNote')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Switch
          label={t('customsSettings.mayLodge')}
          isOn={form.may_lodge}
          mayTurn
          isNamed
          onTurn={(may_lodge) => setEdits({ ...edits, may_lodge })}
        />
        <div className="mt-3 grid grid-cols-2 gap-x-4">
          {SITES.map((site) => (
            <TextField
              key={site}
              label={t(`customsSettings.fields.${site}`)}
              hint={t(`customsSettings.hints.${site}`)}
              error={errorOf(site)}
              value={form[site]}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setEdits({ ...edits, [site]: siteAsTyped(event.target.value) })}
            />
          ))}
        </div>
        <div className="mt-2 flex items-center gap-3">
          <Button type="submit" variant="primary" keys="mod+enter" disabled={!dirty || save.isPending}>
            {save.isPending ? t('common.saving') : t('customsSettings.save')}
          </Button>
          <span className="text-caption text-ink-3">{dirty && t('customsSettings.unsaved')}</span>
        </div>
      </form>
    </Section>
  );
}

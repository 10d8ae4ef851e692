import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { Section } from '../../components/ui/section.js';
import { useText } from '../../i18n/use-text.js';
import { SITES } from './lodging-form.js';

/** The settings as text, for who may not change them. */
export function LodgingFacts({ setting }: { readonly setting: OrgSetting }) {
  const t = useText();
  const facts = [
    [t('customsSettings.mayLodge'), t(setting.may_lodge ? 'customsSettings.yes' : 'customsSettings.no')],
    ...SITES.map((site) => [t(`customsSettings.fields.${site}`), setting[site]]),
  ];
  return (
    <Section title={t('customsSettings.lodging')} note={t('customsSettings.lodgingNote')}>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="identifier">{value ?? <span className="text-ink-3">{t('common.empty')}</span>}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

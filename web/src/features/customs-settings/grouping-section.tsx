import { GROUPING_FIELDS, type GroupingField } from '@tallyport/contracts/declaration/grouping-key';
import type { OrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { Section } from '../../components/ui/section.js';
import { Switch } from '../../components/ui/switch.js';
import { useText } from '../../i18n/use-text.js';
import { useSaveSetting } from './use-save-setting.js';

interface GroupingSectionProps {
  readonly setting: OrgSetting;
  readonly mayChange: boolean;
}

/** By what the lines of a declaration are grouped, beside what has to be equal in any case; saved as it is switched. */
export function GroupingSection({ setting, mayChange }: GroupingSectionProps) {
  const t = useText();
  const save = useSaveSetting();
  const turn = (field: GroupingField, isOn: boolean) => {
    const grouping_key = GROUPING_FIELDS.filter((one) => (one === field ? isOn : setting.grouping_key.includes(one)));
    save.mutate({ previous: setting, next: { ...setting, grouping_key } });
  };
  return (
    <Section title={t('customsSettings.grouping')} note={t('customsSettings.groupingNote')}>
      <ul className="flex flex-col">
        {GROUPING_FIELDS.map((field) => (
          <li key={field} className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line-soft py-2">
            <span>{t(`customsSettings.groupingFields.${field}`)}</span>
            <Switch
              label={t(`customsSettings.groupingFields.${field}`)}
              isOn={setting.grouping_key.includes(field)}
              mayTurn={mayChange && !save.isPending}
              onTurn={(isOn) => turn(field, isOn)}
            />
            <span className="col-span-2 text-caption text-ink-2">{t(`customsSettings.groupingHints.${field}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

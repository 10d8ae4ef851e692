import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { TEXTS } from './system-form.js';

/** The settings of a freight system for who may not change them. */
export function SystemFacts({ system }: { readonly system: FreightSystem }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const { secret_set_at: setAt } = system;
  const zone = zoneOf(org, branch?.id);
  const own = org.branches_info.find(({ id }) => id === system.branch);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('freightSettings.fields.branch'), own?.name ?? t('freightSettings.allBranchesChoice')],
    [
      t('freightSettings.fields.secret'),
      setAt === null ? t('freightSettings.unset') : t('freightSettings.secretSet', { at: showMoment(setAt, locale, zone, zone) }),
    ],
    [t('freightSettings.fields.target_type'), t(`freightSettings.targets.${system.target_type}`)],
    [t('freightSettings.fields.bill_rule'), t(`freightSettings.billRules.${system.bill_rule}`)],
    [t('freightSettings.fields.finds_by_reference'), t(system.finds_by_reference ? 'freightSettings.yes' : 'freightSettings.no')],
    ...TEXTS.map((field) => [t(`freightSettings.fields.${field}`), String(system[field] ?? t('freightSettings.unset'))] as const),
  ];
  return (
    <>
      <p className="mb-4 text-ink-2">{t('freightSettings.adminOnly')}</p>
      <dl className="grid grid-cols-[240px_1fr] gap-x-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="border-b border-line-soft py-1.5 text-ink-2">{name}</dt>
            <dd className="border-b border-line-soft py-1.5 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

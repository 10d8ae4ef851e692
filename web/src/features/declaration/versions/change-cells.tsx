import { OPTIONAL_FIELDS, type OptionalField } from '@tallyport/contracts/declaration/optional-fields';
import type { VersionChange } from '@tallyport/contracts/lodgement/version-http';
import type { Person } from '@tallyport/contracts/organisation/http';
import { fieldForm, isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { nameOf } from '../../../components/trade/person.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { showFieldValue } from '../../../lib/format/field-value.js';

/** The people behind ids; null for somebody who left. */
export type People = (userId: string) => Person | null;

/** Stands for what opens a confidential instrument. */
const MASKED = '••••';

/** One value or line that differs: what it is, what it was, what it is now, who changed it. */
export function ChangeCells({ change, people }: { readonly change: VersionChange; readonly people: People }) {
  const t = useText();
  const locale = useLocale();
  const { kind, line_id, line, field, from, to } = change;
  const form = field === null ? null : fieldForm('declaration', field, line_id !== null);
  const optional: Readonly<Record<string, OptionalField>> = OPTIONAL_FIELDS;
  const isSecret = field !== null && optional[field]?.isSecret === true;
  const shown = (value: FieldValue) => (isSecret ? MASKED : showFieldValue(String(value ?? ''), form, locale, field));
  const what = field === null ? t(kind === 'added' ? 'versions.difference.added' : 'versions.difference.deleted') : field;
  return (
    <>
      <td className="py-1.5">
        <span className="block truncate">{field !== null && isRecordField(field) ? t(`recordFields.${field}`) : what}</span>
        <span className="block truncate text-caption text-ink-2" title={line === null ? undefined : String(line)}>
          {line_id === null ? t('versions.difference.header') : String(line ?? '')}
        </span>
      </td>
      <td className="py-1.5 break-words text-ink-2">
        {from === null ? <span className="text-ink-3">{t('versions.difference.nothing')}</span> : <del>{shown(from)}</del>}
      </td>
      <td className="py-1.5 font-medium break-words">
        {to === null ? <span className="font-normal text-ink-3">{t('versions.difference.nothing')}</span> : shown(to)}
      </td>
      <td className="py-1.5 text-caption text-ink-2">
        <By by={change.by} people={people} />
      </td>
    </>
  );
}

function By({ by, people }: Pick<VersionChange, 'by'> & { readonly people: People }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  if (by === null) return '–';
  const person = by.user_id === null ? null : people(by.user_id);
  return (
    <>
      <span className="block truncate">{person ? nameOf(person) : by.user_id === null ? t('versions.difference.machine') : '–'}</span>
      <time dateTime={by.at} className="block truncate">
        {showMoment(by.at, locale, zone, zone)}
      </time>
    </>
  );
}

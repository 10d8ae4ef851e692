import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { JOB_STATUSES } from '@tallyport/contracts/work-order/job-status';
import { personName } from '@tallyport/domain/organisation/person-name';
import { isNamed } from '../../../i18n/is-named.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDay, showTime } from '../../../lib/format/dates.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import { usePeople } from '../../../lib/people.js';

type Names = Readonly<Record<string, string>>;

/** How a value of a field is told: statuses by their labels, people and parties by name, days and moments as everywhere. Null says nothing. */
export function useValueText(branch: string): (field: string | null, value: FieldValue | undefined, names?: Names) => string | null {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const personOf = usePeople();
  const zone = zoneOf(org, branch);

  return (field, value, names = {}) => {
    if (value === null || value === undefined || value === '') return null;
    const text = String(value);
    if (field === 'job_status') {
      const status = JOB_STATUSES.find((known) => known === text);
      return status ? t(`workOrder.status.${status}`) : text;
    }
    if (field === 'entry_status' && isNamed('history.entryStatuses', text)) return t(`history.entryStatuses.${text}`);
    if (field === 'state' && isNamed('job.extraction.states', text)) return t(`job.extraction.states.${text}`);
    if (field === 'check' && isNamed('checks.names', text)) return t(`checks.names.${text}`);
    if (field === 'branch') return org.branches_info.find(({ id }) => id === text)?.name ?? text;
    if (field === 'order_type' && isNamed('workOrder.orderTypes', text)) return t(`workOrder.orderTypes.${text}`);
    const person = field === 'compiler' || field === 'broker' ? personOf(text) : null;
    if (person) return personName(person);
    const named = names[text];
    if (named !== undefined) return named;
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return showDay(text, locale);
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(text)) return `${showDay(dayOf(text, zone), locale)}, ${showTime(text, locale, zone)}`;
    return showFieldValue(text, null, locale, field);
  };
}

/** The name of a field of the job or of a record. */
export function useFieldText(): (field: string) => string {
  const t = useText();
  return (field) => {
    if (isNamed('history.fields', field)) return t(`history.fields.${field}`);
    return isRecordField(field) ? t(`recordFields.${field}`) : field.replaceAll('_', ' ');
  };
}

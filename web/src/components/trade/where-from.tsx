import type { ShownValue } from '@tallyport/contracts/shipping-record/http';
import { personName } from '@tallyport/domain/organisation/person-name';
import { SURE } from '@tallyport/domain/shipping-record/fold-value';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showTime } from '../../lib/format/dates.js';
import { usePeople } from '../../lib/people.js';
import { inferredFrom } from './inferred-from.js';

/** In a line or two: where a value stands, how it was read, who wrote it. A percentage never without its reason. */
export function WhereFrom({ value }: { value: ShownValue }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const personOf = usePeople();
  const { by, confirmed, place, raw, confidence, method, embedded } = value;
  const isOfData = !by && method === 'embedded data';
  const someone = (at: { readonly user_id: string; readonly at: string }) => {
    const person = personOf(at.user_id);
    return {
      name: person ? personName(person) : t('history.somebody'),
      time: showTime(at.at, locale, zoneOf(org, branch?.id)),
    };
  };
  const lines = [
    by && t('records.byPerson', someone(by)),
    value.pulled && t('records.pulledFrom', { key: value.pulled.key }),
    !by && confirmed && t('records.confirmedBy', someone(confirmed)),
    by && raw !== null && t('records.was', { value: raw }),
    !by && method === 'bar code' && embedded && t('records.barCode', { file: embedded.file, term: embedded.term }),
    isOfData && embedded && t('records.embedded', { file: embedded.file, term: embedded.term }),
    isOfData && embedded && embedded.printed !== null && t('records.printedOtherwise', { printed: embedded.printed }),
    isOfData && !place && t('records.notPrinted'),
    !by && place && `${t('records.onPage', { page: place.page })}${place.address === null ? '' : `${t('common.comma')}${place.address}`}`,
    !by &&
      raw !== null &&
      onOneLine(raw) !== onOneLine(String(embedded?.printed ?? value.value)) &&
      method !== 'inferred' &&
      t('records.rawText', { raw }),
    !by && method === 'learnt' && t('records.learnt'),
    !by && method === 'inferred' && raw !== null && t('records.inferred', { reason: inferredFrom(t, raw) }),
    !by && !place && method === 'inferred' && raw === null && t('records.workedOut'),
    !by && !place && !['inferred', 'compiled', 'embedded data'].includes(method) && t('records.notFound'),
    !by && method === 'compiled' && !value.from && t('records.compiled'),
    !by && !confirmed && confidence < SURE && t('records.sure', { percent: Math.round(confidence * 100) }),
  ];
  return (
    <ul className="text-caption text-ink-2">
      {lines.filter(Boolean).map((line) => (
        <li key={String(line)} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Where the lines of a print end says nothing that the page does not show better. */
function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

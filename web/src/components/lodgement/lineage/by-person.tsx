import type { LineageEnd } from '@tallyport/contracts/lodgement/lineage';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { usePeople } from '../../../lib/people.js';
import { nameOf } from '../../trade/person.js';

/** Who put a value there or answers for it, and when. */
export function ByPerson({ end: { user_id, at, did } }: { readonly end: Extract<LineageEnd, { kind: 'person' }> }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const person = usePeople()(user_id);
  return (
    <p className="text-caption text-ink-2">
      {t(`lineage.did.${did}`, { name: person ? nameOf(person) : t('lineage.somebody') })}, {showMoment(at, locale, zone, zone)}
    </p>
  );
}

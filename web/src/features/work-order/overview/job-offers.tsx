import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobOffer } from '@tallyport/contracts/work-order/offers-http';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Offers } from '../../../components/offers/offers.js';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { addressOfReview } from '../../../lib/documents/review-address.js';
import { showDay } from '../../../lib/format/dates.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { offersQuery } from './offer-queries.js';
import { useAnswerOffers } from './use-answer-offers.js';

/** What the papers of the job say otherwise than the job, each with its place on the page. */
export function JobOffers({ job }: { job: WorkOrder }) {
  const t = useText();
  const locale = useLocale();
  const { org, role } = useDesk();
  const [search] = useSearchParams();
  const { data: { offers = [] } = {} } = useQuery(offersQuery(org.id, job.id));
  const { last, say, undo } = useAnswerOffers(job);
  useShortcuts(last ? [{ keys: 'mod+z', label: t('offers.undo'), run: undo }] : []);
  const show = ({ field }: JobOffer, value: string | null, name: string | null) =>
    name ?? (value !== null && field === 'date_depart' ? showDay(value, locale) : value);
  const answered = last && (
    <span className="flex items-center gap-2">
      {t(last.answer === 'accept' ? 'offers.taken' : 'offers.kept', { count: last.offers.length })}
      <Button size="small" keys="mod+z" onClick={undo}>
        {t('offers.undo')}
      </Button>
    </span>
  );
  return (
    <Offers
      sentence={t('offers.ofPapers', { count: offers.length })}
      offers={offers.map((offer) => ({
        key: `${offer.field} ${offer.value}`,
        label: t(`workOrder.fields.${offer.field}`),
        current: show(offer, offer.current, offer.current_name),
        offered: show(offer, offer.value, offer.name) ?? '',
        evidence: evidenceOf(search, offer.from),
        onTake: () => say('accept', [offer]),
        onKeep: () => say('dismiss', [offer]),
      }))}
      mayAnswer={role !== null}
      startsOpen
      answered={answered}
      onTakeAll={() => say('accept', firstOfEachField(offers))}
      onKeepAll={() => say('dismiss', offers)}
    />
  );
}

/** Where a paper says a value: its page in the review, with the value chosen. */
export function evidenceOf(search: URLSearchParams, { document_id, record_id, field, place }: JobOffer['from']) {
  if (place === null || !isRecordField(field)) return null;
  const value = { recordId: record_id, line: null, field };
  return { page: place.page, search: `?${addressOfReview(search, { documentId: document_id, page: place.page, value })}` };
}

/** Of several that are offered for a field one can stand: the first. */
function firstOfEachField(offers: readonly JobOffer[]): JobOffer[] {
  return offers.filter((offer, index) => offers.findIndex(({ field }) => field === offer.field) === index);
}

import type { ExplainedValue } from '@tallyport/contracts/document-extraction/explanation';
import type { ReadingMethod } from '@tallyport/contracts/document-extraction/readings';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { IconButton } from '../../../components/ui/button.js';
import { Failed } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { documentQueries } from '../../../lib/documents/document-queries.js';
import { explainedValue } from '../model/explained-value.js';
import type { ReadValue } from '../model/read-values.js';

interface WhyValueProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly attempt: number;
  readonly value: ReadValue;
  onClose(): void;
}

/** Why the reader gave the value that is looked at: where it found it, how sure it was, and what else it could have taken. */
export function WhyValue({ jobId, documentId, attempt, value, onClose }: WhyValueProps) {
  const t = useText();
  const { org } = useDesk();
  const { data, isPending, isError, error, refetch } = useQuery(documentQueries.explanation(org.id, jobId, documentId, attempt));
  const told = data ? explainedValue(data, value) : null;
  const since = value.shown?.method;
  const missing = isPending ? 'loading' : isOthers(since) ? since : 'untold';
  return (
    <section
      aria-label={t('review.why.title')}
      className="max-h-64 shrink-0 overflow-y-auto border-b border-line bg-surface px-4 pt-2 pb-3"
    >
      <h3 className="flex h-6 items-center font-semibold">
        {t('review.why.title')}
        <span className="ml-auto">
          <IconButton icon={X} size="small" label={t('review.why.close')} keys="w" onClick={onClose} />
        </span>
      </h3>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {told && <Told told={told} />}
      {!told && !isError && (
        <p role="status" className="text-caption text-ink-2">
          {t(`review.why.${missing}`)}
        </p>
      )}
    </section>
  );
}

/** Values that the reader did not give. */
const OTHERS = ['person', 'learnt', 'model', 'compiled', 'embedded data'] as const;

function isOthers(method: ReadingMethod | undefined): method is (typeof OTHERS)[number] {
  return OTHERS.some((other) => other === method);
}

function Told({ told }: { told: ExplainedValue }) {
  const t = useText();
  const { label, column, certainty, confidence, place, checks, ranked, is_ranked: isRanked } = told;
  const percent = (share: number) => Math.round(share * 100);
  const role = column?.role ?? '';
  const columnFact = (head: string, of: string) =>
    isRecordField(of) ? t('review.why.inColumnOf', { head, field: t(`recordFields.${of}`) }) : t('review.why.inColumn', { head });
  const facts = [
    label && t(label.is_source ? 'review.why.atLabel' : 'review.why.besideLabel', { label: label.label }),
    label?.relation && t(`review.why.relations.${label.relation}`),
    label?.is_guess && t('review.why.guessedLabel'),
    column && (column.is_total ? t('review.why.inTotals', { head: column.head }) : columnFact(column.head, role)),
    isRanked && t('review.why.ranked'),
    !label && !column && !isRanked && place && t('review.why.byPlace'),
    !place && t('review.why.follows'),
    percent(certainty) === percent(confidence)
      ? t('review.why.sure', { percent: percent(confidence) })
      : t('review.why.surePrint', { reader: percent(certainty), percent: percent(confidence) }),
  ];
  const rivals = label?.rivals ?? [];
  const likely = ranked.filter(({ chance }) => percent(chance) > 0);
  return (
    <>
      <ul className="list-disc pl-4 text-caption text-ink-2">
        {facts.filter(Boolean).map((fact) => (
          <li key={String(fact)} className="break-words">
            {fact}
          </li>
        ))}
      </ul>
      {checks.length > 0 && (
        <>
          <h4 className="mt-2 text-caption font-semibold">{t('review.why.tested')}</h4>
          <ul className="text-caption text-ink-2">
            {checks
              .toSorted((one, other) => Number(one.holds) - Number(other.holds))
              .map(({ name, holds, says }) => (
                <li key={name} className="flex items-start gap-1.5">
                  {holds ? (
                    <Check className="icon mt-0.5 shrink-0 text-green" role="img" aria-label={t('review.why.holds')} />
                  ) : (
                    <X className="icon mt-0.5 shrink-0 text-red" role="img" aria-label={t('review.why.fails')} />
                  )}
                  <span className="min-w-0 break-words">{says}</span>
                </li>
              ))}
          </ul>
        </>
      )}
      {likely.length > 0 && (
        <>
          <h4 className="mt-2 text-caption font-semibold">{t('review.why.likely')}</h4>
          <ul className="text-caption text-ink-2">
            {likely.map(({ value, chance }) => (
              <li key={value} className="break-words">
                <b className="font-medium text-ink">{value}</b> {t('review.percent', { percent: percent(chance) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {rivals.length > 0 && (
        <>
          <h4 className="mt-2 text-caption font-semibold">{t('review.why.notTaken')}</h4>
          <ul className="text-caption text-ink-2">
            {rivals.map(({ label: other, says, why }, index) => (
              <li key={index} className="break-words">
                <b className="font-medium text-ink">{says}</b> {t('review.why.rival', { label: other, why: t(`review.why.lost.${why}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { fieldForm, type HeaderField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import { showCents } from '../../../lib/format/figures.js';
import { codeText } from '../../../lib/records/line-choices.js';
import { choicesOf } from '../model/choices.js';
import { HEADER_GROUPS, type HeaderGroup, VALUATION_FIELDS } from '../model/header-groups.js';
import { useAssessment } from '../model/use-assessment.js';
import { CannotSay } from './cannot-say.js';
import { chargeName } from './charge-name.js';
import { N10Head } from './n10-head.js';
import { N10Lines } from './n10-lines.js';

const GROUPS = Object.keys(HEADER_GROUPS) as HeaderGroup[];

interface N10ReportProps {
  readonly declaration: ShippingRecord;
  readonly lodgement: Lodgement | null;
  readonly status: JobStatus | null;
  readonly asOf: string | undefined;
}

/** The declaration as a report on A4: only what it says, line by line with the amounts, and what is due. */
export function N10Report({ declaration, lodgement, status, asOf }: N10ReportProps) {
  const t = useText();
  const locale = useLocale();
  const assessment = useAssessment(declaration, asOf);
  const groups = [
    ...GROUPS.map((group) => [t(`declaration.groups.${group}`), HEADER_GROUPS[group]] as const),
    [t('declaration.sections.valuation'), VALUATION_FIELDS] as const,
  ];
  return (
    <article className="mx-auto my-6 flex w-[210mm] max-w-full flex-col gap-4 border border-line bg-surface p-[14mm] print:m-0 print:w-auto print:border-0 print:p-0">
      <N10Head {...{ declaration, lodgement, status }} />
      {groups.map(([title, names]) => (
        <Facts key={title} title={title} declaration={declaration} names={names} />
      ))}
      {assessment && <N10Lines assessment={assessment} />}
      {assessment?.assessed.totals && (
        <dl className="ml-auto grid w-80 break-inside-avoid grid-cols-[1fr_auto] gap-x-4 border-t border-line pt-2">
          {(['customs_value', 'transport_and_insurance', 'duty', 'dumping_duty', 'wet', 'gst_payable', 'lct'] as const).map((name) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{t(`declaration.totals.${name}`)}</dt>
              <dd className="text-right">{showCents(assessment.assessed.totals?.[name] ?? '0', locale)}</dd>
            </div>
          ))}
          {assessment.assessed.charges.map(({ charge, amount, row }) => (
            <div key={row} className="contents">
              <dt className="text-ink-2">{chargeName(t, charge)}</dt>
              <dd className="text-right">{showCents(amount, locale)}</dd>
            </div>
          ))}
          {assessment.assessed.due !== null && (
            <>
              <dt className="border-t border-line pt-1 font-semibold">{t('declaration.totals.due')}</dt>
              <dd className="border-t border-line pt-1 text-right font-semibold">AUD {showCents(assessment.assessed.due, locale)}</dd>
            </>
          )}
        </dl>
      )}
      {assessment?.assessed.reason && <CannotSay reason={assessment.assessed.reason} />}
    </article>
  );
}

function Facts({
  title,
  declaration,
  names,
}: {
  readonly title: string;
  readonly declaration: ShippingRecord;
  readonly names: readonly HeaderField<'declaration'>[];
}) {
  const t = useText();
  const locale = useLocale();
  const said = names.filter((name) => (declaration.fields[name]?.value ?? '') !== '');
  if (said.length === 0) return null;
  return (
    <section aria-label={title} className="break-inside-avoid">
      <h2 className="border-b border-line pb-0.5 text-section">{title}</h2>
      <dl className="grid grid-cols-3 gap-x-6 pt-1">
        {said.map((name) => (
          <div key={name} className="flex gap-2 py-0.5">
            <dt className="shrink-0 text-ink-2">{t(`recordFields.${name}`)}</dt>
            <dd className="font-medium">{inWords(name, String(declaration.fields[name]?.value), locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A value as it is read on paper: codes with their words. */
function inWords(name: HeaderField<'declaration'>, value: string, locale: string): string {
  const entry = choicesOf(name)?.find(({ code }) => code === value);
  return entry ? codeText(name, entry, locale) : showFieldValue(value, fieldForm('declaration', name, false), locale);
}

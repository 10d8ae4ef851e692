import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { AsLodged } from '@tallyport/contracts/lodgement/version-http';
import { Check, Download, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { CustomsErrors } from '../../../components/lodgement/customs-errors.js';
import type { LodgedPlace } from '../../../components/lodgement/version-queries.js';
import { Button, buttonLook } from '../../../components/ui/button.js';
import { Link } from '../../../components/ui/link.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { download } from '../../../lib/api/download.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { showCents } from '../../../lib/format/figures.js';
import { AnswersThen } from './answers-then.js';
import { ConfirmedThen } from './confirmed-then.js';
import { PapersThen } from './papers-then.js';

/** Who signed what and when, whether it still computes to the same, the bytes, the answer of customs, what was confirmed, the papers. */
export function VersionFacts({ place, then }: { readonly place: LodgedPlace; readonly then: AsLodged }) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const { version, record, is_same, papers, message_id, answers } = then;
  const zone = zoneOf(org, branch?.id);
  const { kind, ...at } = place;
  const facts = [
    [t('versions.facts.signer'), t('versions.signedBy', { name: version.signed_by.name, licence: version.signed_by.licence_number })],
    [t('versions.facts.signedAt'), showMoment(version.signed_at, locale, zone, zone)],
    [t('versions.facts.reason'), version.reason],
    [t('versions.facts.reference'), version.control_reference],
    [t('versions.facts.due'), version.due && t('versions.due', { amount: showCents(version.due, locale) })],
  ].filter(([, value]) => value !== null && value !== '');
  const save = () =>
    download(LODGEMENT_CALLS[kind].interchange, { ...at, version: version.control_reference }, `${version.control_reference}.edi`).catch(
      (error: unknown) => toast.error(problemText(error)),
    );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <Part title={t('versions.facts.signature')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-0.5">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center gap-1.5 pt-2">
          {is_same ? (
            <Check className="icon text-green" aria-hidden="true" />
          ) : (
            <TriangleAlert className="icon text-amber" aria-hidden="true" />
          )}
          {t(is_same ? 'versions.facts.sealed' : 'versions.facts.broken')}
        </p>
        {message_id !== null && (
          <p className="flex gap-2 pt-2">
            <Link
              to={`/organization/${org.id}/jobs/${place.id}?tab=edi&part=logs&message=${message_id}`}
              className={buttonLook({ size: 'small' })}
            >
              {t('versions.message')}
            </Link>
            <Button size="small" icon={Download} onClick={() => void save()}>
              {t('versions.bytes')}
            </Button>
          </p>
        )}
      </Part>
      <Part title={t('versions.facts.answer')}>
        <AnswersThen answers={answers} />
      </Part>
      {version.errors.length > 0 && <CustomsErrors record={record} errors={version.errors} onSpot={null} />}
      <Part title={t('versions.facts.confirmed')}>
        <ConfirmedThen version={version} record={record} />
      </Part>
      <Part title={t('versions.facts.papers')}>
        <PapersThen place={place} papers={papers} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-line-soft px-5 py-3">
      <h3 className="pb-1 text-section">{title}</h3>
      {children}
    </section>
  );
}

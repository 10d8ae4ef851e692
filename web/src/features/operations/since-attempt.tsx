import type { ExportDetail } from '@tallyport/contracts/freight-export/export-detail';
import { placeWords } from '../../components/freight/place-words.js';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { ChangeList } from './change-list.js';
import { fieldAddress, fieldName } from './field-place.js';
import { useChangedWords } from './use-changed-words.js';

/** What changed since the last attempt, and where the cause is repaired: said before anybody presses. */
export function SinceAttempt({ detail, attempt }: { readonly detail: ExportDetail; readonly attempt: number | null }) {
  const t = useText();
  const { org } = useDesk();
  const changedWords = useChangedWords();
  const field = detail.cause?.field ?? null;
  const name = field === null ? null : fieldName(field);
  const address = field === null ? null : fieldAddress(org.id, field, detail);
  const changes = detail.attempts.find((one) => one.attempt === attempt)?.changes ?? [];
  const errors = detail.changed_since.findings.filter(({ severity }) => severity === 'error').length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="overflow-y-auto px-3.5 py-2 text-caption -outline-offset-2" tabIndex={0}>
      {detail.attempts.length > 0 && detail.group !== 'ended' && (
        <>
          <h3 className="mb-1.5 font-semibold text-ink-2">{t('operations.panel.since')}</h3>
          <p className="mb-2.5 text-ink-2">{changedWords(detail.changed_since)}</p>
          {detail.changed_since.changes.length > 0 && (
            <div className="mb-2.5 text-ink-2">
              <p>{t('operations.since.wouldSend')}</p>
              <ChangeList changes={detail.changed_since.changes} />
            </div>
          )}
          {errors > 0 && (
            <p className="mb-2.5 text-amber">
              {errors === 1 ? t('operations.since.inTheWay.one') : t('operations.since.inTheWay.other', { count: errors })}
            </p>
          )}
        </>
      )}
      {name !== null && (
        <>
          <h3 className="mb-1 font-semibold text-ink-2">{t('operations.panel.field')}</h3>
          <p className="mb-2.5">
            {address === null ? (
              <span className="text-ink-2">{t(`operations.fields.${name}`)}</span>
            ) : (
              <Link to={address} className="text-accent hover:underline">
                {t(`operations.fields.${name}`)}
              </Link>
            )}
          </p>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold text-ink-2">{t('operations.panel.changes')}</h3>
          <div className="mb-2.5 text-ink-2">
            <ChangeList changes={changes} />
          </div>
        </>
      )}
      {detail.differences.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold text-ink-2">{t('operations.panel.differences')}</h3>
          <ul className="text-ink-2">
            {detail.differences.map(({ place, sent, there }) => (
              <li key={place}>
                {placeWords(t, place)}:{' '}
                {t('operations.panel.differs', { sent: sent ?? t('common.empty'), there: there ?? t('common.empty') })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

import type { PullProposal } from '@tallyport/contracts/freight-export/pull-http';
import { Button, buttonLook } from '../../../components/ui/button.js';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';

interface BindQuestionProps {
  readonly proposal: PullProposal;
  readonly isPending: boolean;
  /** Null where the person may only look. */
  readonly onBind: (() => void) | null;
  readonly onOther: () => void;
}

/** What the job under a key that a person typed is, so that they can say whether it is this one. */
export function BindQuestion({ proposal: { there }, isPending, onBind, onOther }: BindQuestionProps) {
  const t = useText();
  const { org } = useDesk();
  const { key, ours } = there;
  const canBind = ours === null && onBind !== null && !isPending;
  useShortcuts(canBind ? [{ keys: 'enter', label: t('exports.pull.bind.yes'), run: () => onBind() }] : []);
  const facts = {
    key,
    bill: [there.bill_number, ...there.other_bills].filter(Boolean).join(', '),
    parties: there.parties.join(', '),
    goods: there.goods_description,
    route: [there.port_of_loading, there.port_of_discharge].filter(Boolean).join(' → '),
    vessel: [there.vessel, there.voyage].filter(Boolean).join(' '),
    invoices: there.invoices.join(', '),
    lines: there.lines === 0 ? null : String(there.lines),
  };
  return (
    <section aria-label={t('exports.pull.bind.is')} className="flex flex-col gap-3 overflow-y-auto px-5 py-5">
      <h3 className="text-section">{ours === null ? t('exports.pull.bind.is') : t('exports.pull.bind.ours', { key, code: ours.code })}</h3>
      <dl className="grid max-w-[640px] grid-cols-[110px_minmax(0,1fr)] gap-x-3 gap-y-1">
        {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-ink-2">{t(`exports.pull.bind.facts.${fact}`)}</dt>
            <dd className="wrap-anywhere">{facts[fact] || <span className="text-ink-3">{t('exports.pull.nothing')}</span>}</dd>
          </div>
        ))}
      </dl>
      {ours === null && <p className="text-ink-2">{t('exports.pull.bind.isHint', { key })}</p>}
      <div className="flex gap-2">
        {ours === null ? (
          onBind && (
            <Button variant="primary" keys="enter" disabled={!canBind} onClick={onBind}>
              {t('exports.pull.bind.yes')}
            </Button>
          )
        ) : (
          <Link to={`/organization/${org.id}/jobs/${ours.id}`} className={buttonLook({ variant: 'primary' })}>
            {t('exports.pull.bind.openOurs', { code: ours.code })}
          </Link>
        )}
        <Button onClick={onOther}>{t('exports.pull.bind.other')}</Button>
      </div>
    </section>
  );
}

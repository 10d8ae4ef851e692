import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showMoment } from '../../../lib/format/dates.js';
import { showCount } from '../../../lib/format/figures.js';
import { useKindText } from '../model/use-kind-text.js';

interface MessageFactsProps {
  readonly message: CustomsMessage;
  /** Null where it cannot be handed over. */
  readonly onHandOver: (() => void) | null;
}

/** Which message it is: the way that it went, when, of what it speaks, how large it is, and whether it belongs to anybody. */
export function MessageFacts({ message, onHandOver }: MessageFactsProps) {
  const t = useText();
  const locale = useLocale();
  const kindText = useKindText();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const { direction, at, own_reference, version, control_reference, bytes, lodged, lodgement_id, unreadable, expected } = message;
  const facts = [
    [t('edi.logs.facts.time'), showMoment(at, locale, zone, zone)],
    [t('edi.logs.facts.reference'), own_reference],
    [t('edi.logs.facts.version'), version === null ? null : String(version)],
    [t('edi.logs.facts.control'), control_reference],
    [t('edi.logs.facts.size'), bytes === null ? null : t('edi.logs.bytes', { count: bytes, size: showCount(bytes, locale) })],
    [t('edi.logs.facts.belongs'), lodged === null ? null : t(`edi.logs.lodged.${lodged}`)],
  ].filter(([, value]) => value !== null);
  return (
    <header className="flex shrink-0 flex-col gap-1 border-b border-line px-4 py-2">
      <div className="flex h-7 items-center gap-2">
        <h2 className="text-section">{kindText(message)}</h2>
        <span className="text-ink-2">{t(`edi.logs.direction.${direction}`)}</span>
        {unreadable !== null && <Sign tone="bg-red-bg text-red">{t('edi.logs.unreadable')}</Sign>}
        {!expected && <Sign tone="bg-amber-bg text-amber">{t('edi.logs.unexpected')}</Sign>}
        {lodgement_id === null && <Sign tone="bg-amber-bg text-amber">{t('edi.logs.ofNobody')}</Sign>}
        {onHandOver && (
          <Button size="small" variant="primary" keys="h" className="ml-auto" onClick={onHandOver}>
            {t('edi.handOver.open')}
          </Button>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Sign({ tone, children }: { readonly tone: string; readonly children: string }) {
  return <span className={`rounded-mark px-1.5 py-0.5 text-caption ${tone}`}>{children}</span>;
}

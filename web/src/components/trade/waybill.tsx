import { Plane, Ship } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';

/** Air waybill numbers are eleven digits, the first three the airline's; everything else came by sea. */
function modeOf(waybillNumber: string): 'air' | 'sea' {
  return /^\d{3}[- ]?\d{8}$/.test(waybillNumber) ? 'air' : 'sea';
}

export function Waybill({ number }: { number: string | null }) {
  const t = useText();
  if (number === null) return <span className="pl-[22px] text-ink-3">{t('workOrder.noWaybill')}</span>;
  const mode = modeOf(number);
  const Icon = mode === 'air' ? Plane : Ship;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Icon className="icon-small text-ink-3" role="img" aria-label={t(`workOrder.${mode}`)} />
      <span className="identifier truncate">{number}</span>
    </span>
  );
}

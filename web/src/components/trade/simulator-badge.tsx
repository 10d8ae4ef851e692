import { useText } from '../../i18n/use-text.js';

/** Beside whatever is sent to the simulator: nothing of it leaves. */
export function SimulatorBadge() {
  const t = useText();
  return (
    <span
      data-tip={t('workOrder.simulatorTip')}
      className="inline-flex h-5 shrink-0 items-center rounded-mark border border-control px-1.5 text-caption font-semibold text-ink-2"
    >
      {t('workOrder.simulator')}
    </span>
  );
}

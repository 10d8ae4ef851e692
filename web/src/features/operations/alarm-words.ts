import type { ExportAlarm } from '@tallyport/contracts/freight-export/export-row';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showTime } from '../../lib/format/dates.js';

/** An alarm in words: what happens, and its figure beside the usual one. */
export function useAlarmWords(): (alarm: ExportAlarm) => { readonly title: string; readonly figures: string } {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const measured = (value: number, unit: ExportAlarm['unit']) => {
    if (unit === 'milliseconds') return t('operations.alarms.units.seconds', { count: oneDecimal(value / 1_000, locale) });
    const count = oneDecimal(value, locale);
    if (unit === 'percent' || unit === 'minutes') return t(`operations.alarms.units.${unit}`, { count });
    return value === 1 ? t(`operations.alarms.units.${unit}.one`) : t(`operations.alarms.units.${unit}.other`, { count });
  };
  return ({ kind, about, figure, usual, unit, since }) => ({
    title: t(`operations.alarms.${kind}`, { name: about?.name ?? t('operations.alarms.anySystem') }),
    figures: t(`operations.alarms.${figuresOf(kind, usual)}`, {
      figure: measured(figure, unit),
      usual: measured(usual, unit),
      time: showTime(since, locale, zoneOf(org, branch?.id)),
    }),
  });
}

/** Calls are measured against what is usual, the rest against a limit where there is one. */
function figuresOf(kind: ExportAlarm['kind'], usual: number): 'slowFigure' | 'failingFigure' | 'figureAlone' | 'figure' {
  if (kind === 'slow') return 'slowFigure';
  if (kind === 'failing') return 'failingFigure';
  return usual === 0 ? 'figureAlone' : 'figure';
}

function oneDecimal(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}

import { clsx } from 'clsx';
import { Check, OctagonAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';
import type { CustomsAnswer } from './customs-answer.js';

const FLAGS = ['asc_dec', 'asc_scr', 'aqis_dec', 'aqis_scr'] as const;

/** Customs' answer as a badge: green Cleared or red Held, and the four flags. The tooltip names them, the N first. */
export function EntryBadge({ answer: { kind, flags } }: { answer: CustomsAnswer }) {
  const t = useText();
  const Icon = kind === 'held' ? OctagonAlert : Check;
  const named = FLAGS.map((flag, at) => ({ flag: t(`workOrder.flagNames.${flag}`), yes: flags[at] === 'Y' }));
  const words =
    flags === ''
      ? ''
      : [...named.filter(({ yes }) => !yes), ...named.filter(({ yes }) => yes)]
          .map(({ flag, yes }) => t(yes ? 'workOrder.flagYes' : 'workOrder.flagNo', { flag }))
          .join(t('common.comma'));

  return (
    <span
      data-tip={words || undefined}
      className={clsx(
        'inline-flex h-5 items-center gap-1 rounded-mark px-1.5 text-caption font-semibold',
        kind === 'held' ? 'bg-red-bg text-red' : 'bg-green-bg text-green',
      )}
    >
      <Icon className="size-3" strokeWidth={2} aria-hidden="true" />
      {t(`workOrder.${kind}`)}
      {flags !== '' && (
        <>
          <span aria-hidden="true" className="ml-0.5 border-l border-current/30 pl-1.5 font-mono text-count tracking-wide">
            {flags}
          </span>
          <span className="sr-only">{words}</span>
        </>
      )}
    </span>
  );
}

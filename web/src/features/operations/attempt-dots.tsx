import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';

const PLACES = 4;

/** How often it was tried: dots, and the figure. Red only where a person is needed. */
export function AttemptDots({ count, isRed }: { readonly count: number; readonly isRed: boolean }) {
  const t = useText();
  return (
    <span className="flex items-center gap-[3px]" role="img" aria-label={t('operations.attemptsSaid', { count })}>
      {Array.from({ length: PLACES }, (_, index) => (
        <span
          key={index}
          className={clsx(
            'size-[7px] rounded-full border-[1.5px]',
            index >= count ? 'border-control' : isRed ? 'border-red-solid bg-red-solid' : 'border-bar bg-bar',
          )}
        />
      ))}
      <span className="pl-1 text-caption text-ink-3" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}

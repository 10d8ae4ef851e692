import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { usePlaceWords } from './use-place-words.js';
import type { Refused } from './use-pull.js';

interface PullConflictsProps {
  readonly jobId: string;
  readonly refused: Refused;
  readonly onOverwrite: () => void;
  readonly onLeave: () => void;
}

/** Values that somebody changed since the look: both, and the choice. Nothing was written, and nothing of the choice is lost. */
export function PullConflicts({ jobId, refused: { wish, conflicts }, onOverwrite, onLeave }: PullConflictsProps) {
  const t = useText();
  const places = usePlaceWords(jobId);
  const isTake = wish === 'take';
  return (
    <section
      role="alert"
      className="flex max-h-1/2 shrink-0 flex-col gap-2 overflow-y-auto border-b border-line bg-amber-bg px-5 py-2.5 text-amber"
    >
      <h3 className="font-semibold">{t(isTake ? 'exports.pull.conflict' : 'exports.pull.backConflict')}</h3>
      <ul className="flex flex-col gap-1">
        {conflicts.map((conflict) => (
          <li key={`${conflict.stream_id} ${conflict.line} ${conflict.field}`} className="grid grid-cols-3 gap-3">
            <span className="truncate">{places.ofConflict(conflict)}</span>
            <span className="wrap-anywhere">
              {t(isTake ? 'exports.pull.conflictThere' : 'exports.pull.conflictBack', {
                value: textOf(conflict.yours, t('exports.pull.nothing')),
              })}
            </span>
            <span className="wrap-anywhere">
              {t('exports.pull.conflictHere', { value: textOf(conflict.theirs, t('exports.pull.nothing')) })}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex gap-1.5">
        {isTake && (
          <Button size="small" onClick={onOverwrite}>
            {t('exports.pull.actions.overwrite')}
          </Button>
        )}
        <Button size="small" onClick={onLeave}>
          {t(isTake ? 'exports.pull.actions.leave' : 'common.close')}
        </Button>
      </div>
    </section>
  );
}

function textOf(value: unknown, nothing: string): string {
  return typeof value === 'string' && value !== '' ? value : nothing;
}

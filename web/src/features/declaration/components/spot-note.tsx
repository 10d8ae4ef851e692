import { clsx } from 'clsx';
import type { ValueNote } from '../../../components/record/value-note.js';
import { Mark } from '../../../components/trade/mark.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';

/** What stands against the value under the cursor, in full: a cell has no room for it. */
export function SpotNote({ spot, note }: { readonly spot: Spot; readonly note: ValueNote | null }) {
  const t = useText();
  return (
    <p role="status" className={clsx('flex shrink-0 items-center gap-2 border-t border-line-soft px-5 text-caption', note && 'min-h-7')}>
      {note && (
        <>
          <Mark kind={note.severity === 'error' ? 'fails' : 'unsaid'} />
          <b className="shrink-0 font-medium">{t(`recordFields.${spot.field}`)}</b>
          <span className={note.severity === 'error' ? 'text-red' : 'text-amber'}>{note.words}</span>
        </>
      )}
    </p>
  );
}

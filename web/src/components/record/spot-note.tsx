import { useText } from '../../i18n/use-text.js';
import type { Spot } from '../../lib/records/edits.js';
import { Mark } from '../trade/mark.js';
import type { ValueNote } from './value-note.js';

/** What stands against the value under the cursor, in full: beside the value there is seldom room for it. */
export function SpotNote({ spot, note }: { readonly spot: Spot; readonly note: ValueNote | null }) {
  const t = useText();
  if (note === null) return null;
  return (
    <p className="flex items-baseline gap-2 py-1.5 text-caption">
      <Mark kind={note.severity === 'error' ? 'fails' : 'unsaid'} />
      <span className={note.severity === 'error' ? 'text-red' : 'text-amber'}>
        <b className="font-medium">{t(`recordFields.${spot.field}`)}:</b> {note.words}
      </span>
    </p>
  );
}

import type { RequestChange } from '@tallyport/contracts/freight-export/values';
import { placeWords } from '../../components/freight/place-words.js';
import { useText } from '../../i18n/use-text.js';

/** What a message says otherwise than the one before, alike changes as one: `14 × WATBRO → WATTLEAU`. */
export function ChangeList({ changes }: { readonly changes: readonly RequestChange[] }) {
  const t = useText();
  return (
    <ul>
      {changes.map(({ place, previous, next, times }) => (
        <li key={JSON.stringify([place, previous, next])} data-tip={placeWords(t, place)}>
          {times > 1 && `${times} × `}
          <span className="line-through decoration-1">{previous ?? t('common.empty')}</span> →{' '}
          <span className="font-medium text-ink">{next ?? t('common.empty')}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ApiKey } from '@tallyport/contracts/organisation/api-key-http';
import { useText } from '../../i18n/use-text.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { KeyRow } from './key-row.js';

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  /** Null for who only reads. */
  readonly onRevoke: ((key: ApiKey) => void) | null;
}

const COLUMNS = [
  { id: 'name', width: 'w-[18%]' },
  { id: 'scopes', width: 'w-[27%]' },
  { id: 'state', width: 'w-[20%]' },
  { id: 'madeBy', width: 'w-[11%]' },
  { id: 'lastUsed', width: 'w-[14%]' },
  { id: 'expires', width: 'w-[10%]' },
] as const;

/** The keys, the newest first, with a cursor that keys move. One that ended stays: histories name it. */
export function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const t = useText();
  const cursor = useCursor(keys.length);
  const current = keys[cursor.at];
  const revokable = onRevoke !== null && current?.state !== 'revoked';
  useShortcuts([
    { keys: 'j', label: t('apiKeys.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('apiKeys.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('apiKeys.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('apiKeys.keys.previous'), run: () => cursor.move(-1), minor: true },
    ...(revokable && current ? [{ keys: 'x', label: t('apiKeys.revoke'), run: () => onRevoke(current) }] : []),
  ]);
  return (
    <table aria-label={t('apiKeys.table')} className="w-full min-w-[960px] table-fixed">
      <thead>
        <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
          {COLUMNS.map(({ id, width }) => (
            <th key={id} scope="col" className={`px-2 font-normal first:pl-5 ${width}`}>
              {t(`apiKeys.columns.${id}`)}
            </th>
          ))}
          {onRevoke !== null && (
            <th scope="col" className="w-24 pr-5">
              <span className="sr-only">{t('apiKeys.revoke')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {keys.map((key, index) => (
          <KeyRow key={key.id} apiKey={key} isCursor={index === cursor.at} onPoint={() => cursor.set(index)} onRevoke={onRevoke} />
        ))}
      </tbody>
    </table>
  );
}

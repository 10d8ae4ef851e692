import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionQueries } from '../../../components/lodgement/version-queries.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { VersionList } from './version-list.js';
import { VersionView } from './version-view.js';
import type { View } from './views.js';

interface VersionsProps {
  readonly declaration: ShippingRecord;
  /** Null before anything was signed. */
  readonly lodgement: Lodgement | null;
  /** What stands now makes this due; null where nobody can say. */
  readonly due: string | null;
  readonly isPast: boolean;
}

/** Every version that was signed: the list, and the chosen one as it was lodged or beside another. */
export function Versions({ declaration, lodgement, due, isPast }: VersionsProps) {
  const t = useText();
  const { org } = useDesk();
  const place = { kind: 'declaration' as const, o: org.id, id: declaration.work_order_id, record: declaration.id };
  const list = useQuery({ ...versionQueries.list(place), enabled: lodgement !== null });
  const [chosen, setChosen] = useState<string | null>(null);
  const [view, setView] = useState<View>('difference');
  // Of a past moment those that were signed by then, and what had come of them.
  const then = new Map(lodgement?.messages.map((message) => [message.control_reference, message]));
  const versions = (list.data?.results ?? []).flatMap((version) => {
    const message = then.get(version.control_reference);
    return message ? [{ ...version, ...message }] : [];
  });
  const at = Math.max(
    0,
    versions.findIndex(({ control_reference }) => control_reference === chosen),
  );
  const version = versions[at];
  const move = (to: number) => {
    const next = versions[Math.min(Math.max(to, 0), versions.length - 1)];
    if (next) setChosen(next.control_reference);
  };
  useShortcuts([
    { keys: 'j', label: t('versions.keys.next'), run: () => move(at + 1) },
    { keys: 'k', label: t('versions.keys.previous'), run: () => move(at - 1) },
    { keys: 'd', label: t('versions.keys.view'), run: () => setView(view === 'difference' ? 'facts' : 'difference') },
  ]);
  if (lodgement === null) return <Empty title={t('versions.none')} hint={t('versions.noneHint')} />;
  if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data || !version) return <Loading rows={8} rowHeight={56} className="flex-1" />;
  const isSent = versions[0]?.record_position === declaration.stream_position;
  return (
    <div className="flex min-h-0 min-w-0 flex-1">
      <VersionList
        place={place}
        versions={versions}
        chosen={version.control_reference}
        now={isPast || isSent ? null : due}
        isSent={isPast || isSent}
        ownReference={lodgement.own_reference}
        onChoose={setChosen}
      />
      <VersionView key={version.control_reference} {...{ place, version, versions, view, isPast }} onView={setView} />
    </div>
  );
}

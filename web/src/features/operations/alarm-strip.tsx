import type { ExportAlarm } from '@tallyport/contracts/freight-export/export-row';
import { holdFreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { useState } from 'react';
import { Mark } from '../../components/trade/mark.js';
import { Button } from '../../components/ui/button.js';
import { ReasonDialog } from '../../components/ui/reason-dialog.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { tabStorage } from '../../lib/session/storage.js';
import { useCommand } from '../../lib/use-command.js';
import { useMay } from '../../lib/use-may.js';
import { useAlarmWords } from './alarm-words.js';

const SEEN = 'seenAlarms';
/** What is about a freight system, which can be held. */
const OF_SYSTEM: ReadonlySet<string> = new Set(['slow', 'failing', 'log-in-refused']);

/** What has to be known before anybody asks: the first alarm that was not put away, and how many more there are. */
export function AlarmStrip({ alarms }: { readonly alarms: readonly ExportAlarm[] }) {
  const t = useText();
  const [seen, setSeen] = useState(() => new Set(tabStorage.get(SEEN)?.split('\n')));
  const waiting = alarms.filter((alarm) => !seen.has(nameOf(alarm)));
  const [alarm, ...others] = waiting;
  if (!alarm) return null;
  const putAway = () => {
    const next = new Set([...seen, nameOf(alarm)]);
    tabStorage.set(SEEN, [...next].join('\n'));
    setSeen(next);
  };
  return <Alarm key={nameOf(alarm)} alarm={alarm} more={others.length} onSeen={putAway} label={t('operations.alarms.label')} />;
}

/** The same alarm that comes anew is another one. */
function nameOf({ kind, about, since }: ExportAlarm): string {
  return [kind, about?.id ?? '', since].join(' ');
}

interface AlarmProps {
  readonly alarm: ExportAlarm;
  readonly more: number;
  readonly label: string;
  readonly onSeen: () => void;
}

function Alarm({ alarm, more, label, onSeen }: AlarmProps) {
  const t = useText();
  const { org } = useDesk();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { title, figures } = useAlarmWords()(alarm);
  const system = OF_SYSTEM.has(alarm.kind) ? alarm.about : null;
  const name = alarm.about?.name ?? '';
  const hold = useCommand(
    ({ id, reason }: { id: string; reason: string }, idempotencyKey) =>
      call(holdFreightSystem, { o: org.id, id, body: { reason } }, { idempotencyKey }),
    {
      onSuccess: () => {
        setAsks(false);
        toast.plain(t('operations.alarms.held', { name }));
      },
      onError: (error) => toast.error(problemText(error)),
    },
  );
  useShortcuts([{ keys: 'y', label: t('operations.keys.seen'), run: onSeen }]);
  return (
    <section
      aria-label={label}
      className="flex h-[38px] shrink-0 items-center gap-3.5 border-t border-b border-t-line-soft border-b-line bg-amber-bg pr-3 pl-5 whitespace-nowrap"
    >
      <span className="text-amber-solid">
        <Mark kind="doubtful" />
      </span>
      <strong className="font-semibold">{title}</strong>
      <span className="min-w-0 truncate">{figures}</span>
      <span className="ml-auto flex shrink-0 items-center gap-2">
        {more > 0 && <span className="text-caption text-ink-2">{t('operations.alarms.more', { count: more })}</span>}
        {system && may('holdFreightSystem') && (
          <Button variant="bare" size="small" className="text-ink" onClick={() => setAsks(true)}>
            {t('operations.alarms.hold')}
          </Button>
        )}
        <Button variant="bare" size="small" keys="y" className="text-ink" onClick={onSeen}>
          {t('operations.alarms.seen')}
        </Button>
      </span>
      {asks && system && (
        <ReasonDialog
          title={t('operations.alarms.holdAsk', { name })}
          note={t('operations.alarms.holdNote')}
          confirmLabel={t('operations.alarms.hold')}
          onConfirm={(reason) => hold.mutate({ id: system.id, reason })}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}

import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { EdiAddress } from '../model/address.js';
import { lodgementsIn } from '../model/lodgements-in.js';
import { ediQueries } from '../queries.js';
import { HandOverDialog } from './hand-over-dialog.js';
import { LogSwitch } from './log-switch.js';
import { MessageList } from './message-list.js';
import { MessageView } from './message-view.js';

interface LogsProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
  readonly address: EdiAddress;
}

/** Every message as it was sent or came: of this job, and of the organisation what belongs to nobody yet. */
export function Logs({ job, asOf, address }: LogsProps) {
  const t = useText();
  const { org, role } = useDesk();
  const isNow = asOf === undefined;
  const of = isNow ? address.of : 'job';
  const ofJob = useQuery(ediQueries.messages(org.id, job.id, asOf));
  const unmatched = useQuery({ ...ediQueries.unmatched(org.id), enabled: isNow });
  const [isHandingOver, setHandingOver] = useState(false);
  const shown = of === 'job' ? ofJob : unmatched;
  const messages = shown.data?.results ?? [];
  const message = messages.find(({ id }) => id === address.message) ?? messages[0];
  const at = message ? messages.indexOf(message) : -1;
  const move = (steps: number) => {
    const next = messages[Math.max(0, Math.min(messages.length - 1, at + steps))];
    if (next) address.choose({ message: next.id });
  };
  const mayHandOver = isNow && role !== null && of === 'unmatched' && message !== undefined;
  useShortcuts([
    { keys: 'j', label: t('edi.keys.next'), run: () => move(1) },
    { keys: 'k', label: t('edi.keys.previous'), run: () => move(-1) },
    { keys: 'arrowdown', label: t('edi.keys.next'), run: () => move(1), minor: true },
    { keys: 'arrowup', label: t('edi.keys.previous'), run: () => move(-1), minor: true },
    ...(isNow ? [{ keys: 'u', label: t('edi.keys.which'), run: () => address.choose({ of: of === 'job' ? 'unmatched' : 'job' }) }] : []),
    ...(mayHandOver ? [{ keys: 'h', label: t('edi.keys.handOver'), run: () => setHandingOver(true) }] : []),
  ]);
  return (
    <>
      <div className={clsx('flex shrink-0 flex-col border-r border-line', address.value === null ? 'w-[368px]' : 'w-[272px]')}>
        <LogSwitch
          of={of}
          counts={{ job: ofJob.data?.count ?? null, unmatched: isNow ? (unmatched.data?.count ?? null) : null }}
          isNow={isNow}
          onChoose={(next) => address.choose({ of: next })}
        />
        {shown.isLoadingError && <Failed error={shown.error} onRetry={() => void shown.refetch()} />}
        {shown.isPending && <Loading rows={12} />}
        {shown.data && messages.length === 0 && <NoMessages of={of} isNow={isNow} />}
        <MessageList messages={messages} chosen={message?.id ?? null} onChoose={(id) => address.choose({ message: id })} />
      </div>
      {message && (
        <MessageView
          key={message.id}
          job={job}
          of={of}
          address={address}
          message={message}
          onHandOver={mayHandOver ? () => setHandingOver(true) : null}
        />
      )}
      {isHandingOver && message && (
        <HandOverDialog
          job={job}
          message={message}
          lodgements={lodgementsIn(ofJob.data?.results ?? [])}
          onClose={() => setHandingOver(false)}
          onDone={() => {
            setHandingOver(false);
            address.choose({ of: 'job', message: message.id });
          }}
        />
      )}
    </>
  );
}

function NoMessages({ of, isNow }: { readonly of: EdiAddress['of']; readonly isNow: boolean }) {
  const t = useText();
  if (of === 'unmatched') return <Empty title={t('edi.logs.noneUnmatched')} />;
  return <Empty title={t(isNow ? 'edi.logs.none' : 'edi.logs.noneThen')} hint={t('edi.logs.noneHint')} />;
}

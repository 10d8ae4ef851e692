import type { CustomsMessage } from '@tallyport/contracts/lodgement/customs-message-http';
import { clsx } from 'clsx';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Mark } from '../../../components/trade/mark.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { dayOf, showDayInRow, showTimeWithSeconds } from '../../../lib/format/dates.js';
import { useMinute } from '../../../lib/format/use-minute.js';
import { useKindText } from '../model/use-kind-text.js';

interface MessageListProps {
  readonly messages: readonly CustomsMessage[];
  readonly chosen: string | null;
  onChoose(messageId: string): void;
}

/** Messages, the newest first: which way, what for, which version, when. */
export function MessageList({ messages, chosen, onChoose }: MessageListProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ol ref={list} aria-label={t('edi.logs.label')} className="min-h-0 flex-1 overflow-y-auto">
      {messages.map((message) => (
        <li key={message.id} className="border-b border-line-soft">
          <MessageRow message={message} isChosen={message.id === chosen} onChoose={() => onChoose(message.id)} />
        </li>
      ))}
    </ol>
  );
}

interface MessageRowProps {
  readonly message: CustomsMessage;
  readonly isChosen: boolean;
  onChoose(): void;
}

function MessageRow({ message, isChosen, onChoose }: MessageRowProps) {
  const t = useText();
  const locale = useLocale();
  const kindText = useKindText();
  const { org, branch } = useDesk();
  const zone = zoneOf(org, branch?.id);
  const now = useMinute();
  const Direction = message.direction === 'sent' ? ArrowUpRight : ArrowDownLeft;
  return (
    <button
      type="button"
      aria-current={isChosen}
      onClick={onChoose}
      className={clsx('flex h-8 w-full items-center gap-2 px-3 text-left', isChosen ? 'bg-select' : 'hover:bg-hover')}
    >
      <Direction className="icon shrink-0 text-ink-3" aria-label={t(`edi.logs.direction.${message.direction}`)} />
      <span className="truncate font-medium">{kindText(message)}</span>
      {message.version !== null && message.kind !== null && <span className="text-caption text-ink-3">v{message.version}</span>}
      {message.unreadable !== null && <Mark kind="fails" label={t('edi.logs.unreadable')} />}
      {!message.expected && <Mark kind="doubtful" label={t('edi.logs.unexpected')} />}
      <time dateTime={message.at} className="ml-auto shrink-0 text-caption text-ink-2">
        {showDayInRow(dayOf(message.at, zone), locale, now)}, {showTimeWithSeconds(message.at, locale, zone)}
      </time>
    </button>
  );
}

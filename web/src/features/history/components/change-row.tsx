import type { HistoryEntry, HistoryLine } from '@tallyport/contracts/work-order/history-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { KeyRound, Landmark, type LucideIcon, ScanText } from 'lucide-react';
import { Face } from '../../../components/trade/person.js';
import { Avatar } from '../../../components/ui/avatar.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showTimeWithSeconds } from '../../../lib/format/dates.js';
import { usePeople } from '../../../lib/people.js';
import { nextWords, noteWords, toldNote } from './told-words.js';
import { useFieldText, useValueText } from './value-text.js';

interface ChangeRowProps {
  readonly entry: HistoryEntry;
  readonly job: WorkOrder;
  readonly isChosen: boolean;
  /** Later than the moment that is shown: still readable, but not part of it. */
  readonly isLater: boolean;
  onChoose(): void;
}

/** One change: when, who, what of which record, previous struck and next beside it. Pressing it shows the job as of then. */
export function ChangeRow({ entry, job, isChosen, isLater, onChoose }: ChangeRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const fieldText = useFieldText();
  const time = showTimeWithSeconds(entry.recorded_at, locale, zoneOf(org, job.branch));
  const line = useLineText();
  const told = useTold(entry, job);
  const parts = [
    entry.subject ?? t('history.job'),
    entry.line && line(entry.line),
    entry.field !== null && told === null && !(entry.line && entry.field === 'line') && fieldText(entry.field),
  ];
  const what = parts.filter(Boolean).join(t('common.comma'));
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        aria-pressed={isChosen}
        className={clsx(
          'grid min-h-[30px] w-full grid-cols-[64px_26px_minmax(0,11fr)_minmax(0,12fr)] items-center gap-2 border-b border-line-soft px-5 text-left hover:bg-hover',
          isChosen && 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]',
          isLater && 'text-ink-3',
        )}
      >
        <span className="text-caption text-ink-3">{time}</span>
        <ActorSign entry={entry} />
        <span className="truncate" title={what}>
          {what}
        </span>
        <span className="truncate text-ink-2" title={told ?? undefined}>
          {told ?? <Change entry={entry} job={job} />}
        </span>
      </button>
    </li>
  );
}

/** A line as people know it: its place and what it is called by, or that it is gone. */
function useLineText(): (line: HistoryLine) => string {
  const t = useText();
  return ({ number, name }) => {
    if (number === null) return t('history.lineGone');
    return [t('history.lineNumber', { number }), name].filter(Boolean).join(' ');
  };
}

/** The sentence of the event, where one of its own tells the change rather than a field before and after. */
function useTold(entry: HistoryEntry, job: WorkOrder): string | null {
  const t = useText();
  const valueText = useValueText(job.branch);
  if (!isNamed('history.events', entry.event_type)) return null;
  const next = valueText(entry.field, entry.next, entry.names) ?? '';
  return t(`history.events.${entry.event_type}`, { next: nextWords(t, entry, next), note: toldNote(t, entry) });
}

function Change({ entry, job }: { entry: HistoryEntry; job: WorkOrder }) {
  const t = useText();
  const valueText = useValueText(job.branch);
  const next = valueText(entry.field, entry.next, entry.names);
  const previous = valueText(entry.field, entry.previous, entry.names);
  return (
    <>
      <s className="text-ink-3">{previous ?? t('history.emptyValue')}</s>
      {' → '}
      <b className="font-semibold text-ink">{next ?? t('history.emptyValue')}</b>
      {entry.by_hand && ` ${t('history.byHand')}`}
      {entry.note !== null && <span className="text-ink-3"> {noteWords(t, entry.note)}</span>}
    </>
  );
}

/** People are round, machines are rounded squares. */
function ActorSign({ entry: { actor } }: { entry: HistoryEntry }) {
  const t = useText();
  const personOf = usePeople();
  if (actor.kind === 'person') {
    const person = personOf(actor.user_id);
    return person ? <Face person={person} /> : <Avatar name={t('history.somebody')} color="808080" />;
  }
  const Icon = MACHINE_SIGNS[actor.kind];
  const name = actor.kind === 'api-key' ? (personOf(actor.key_id)?.first_name ?? t('history.api-key')) : t(`history.${actor.kind}`);
  return (
    <span data-tip={name} className="grid size-5 place-items-center rounded-control bg-hover text-ink-2">
      <Icon className="size-3.5" aria-label={name} />
    </span>
  );
}

const MACHINE_SIGNS: Readonly<Record<Exclude<HistoryEntry['actor']['kind'], 'person'>, LucideIcon>> = {
  machine: ScanText,
  customs: Landmark,
  'api-key': KeyRound,
};

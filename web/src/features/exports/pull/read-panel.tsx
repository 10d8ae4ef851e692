import { type PullProposal, takeOver } from '@tallyport/contracts/freight-export/pull-http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { useMay } from '../../../lib/use-may.js';
import { BindQuestion } from './bind-question.js';
import { chosenOf, isChosen, type Turned, takeOf, turnedRound } from './pull-choice.js';
import { PullConflicts } from './pull-conflicts.js';
import { PullDialog } from './pull-dialog.js';
import { PullList } from './pull-list.js';
import { PullResult } from './pull-result.js';
import { usePull } from './use-pull.js';

interface ReadPanelProps {
  readonly job: WorkOrder;
  readonly system: string;
  readonly proposal: PullProposal;
  readonly onAgain: () => void;
  readonly onOtherKey: () => void;
  readonly onClose: () => void;
}

/** What was read there against what stands here: chosen thing by thing, taken over after a word of confirmation, put back by one key. */
export function ReadPanel({ job, system, proposal, onAgain, onOtherKey, onClose }: ReadPanelProps) {
  const t = useText();
  const mayTake = useMay()(takeOver.id);
  const { sync, items, more, invoices_only_there, invoices_only_here, is_bound, is_outdated } = proposal;
  const pull = usePull(job.id, sync.id);
  const [turned, setTurned] = useState<Turned>(new Set());
  /** What the person saw when they pressed: a change that comes while the question stands is refused with both values. */
  const [asked, setAsked] = useState<ReturnType<typeof takeOf> | null>(null);
  const chosen = chosenOf(items, turned);
  const canTake = mayTake && !is_outdated && chosen.length > 0 && !pull.isPending;
  const ask = () => setAsked(takeOf(proposal, turned));
  const take = (wish: ReturnType<typeof takeOf>) => pull.mutate({ kind: 'take', ...wish }, { onSettled: () => setAsked(null) });
  const leaveOut = () => {
    const inConflict = (id: string) =>
      pull.refused?.conflicts.some(({ stream_id, line, field }) => id === `${stream_id} ${line ?? 'header'} ${field}`);
    setTurned(items.filter((item) => isChosen(item, turned) && inConflict(item.id)).reduce(turnedRound, turned));
    pull.forget();
  };

  useShortcuts([
    ...(is_bound && canTake ? [{ keys: 'enter', label: t('exports.pull.keys.take'), run: ask }] : []),
    { keys: 'escape', label: t('exports.pull.close'), run: onClose, minor: true },
  ]);

  if (!is_bound)
    return (
      <BindQuestion
        proposal={proposal}
        isPending={pull.isPending}
        onBind={mayTake ? () => pull.mutate({ kind: 'bind' }) : null}
        onOther={onOtherKey}
      />
    );
  const notes = [
    more > 0 && t('exports.pull.more', { count: more }),
    invoices_only_there.length > 0 &&
      t('exports.pull.onlyThere', { count: invoices_only_there.length, numbers: invoices_only_there.join(t('common.comma')) }),
    invoices_only_here.length > 0 &&
      t('exports.pull.onlyHere', { count: invoices_only_here.length, numbers: invoices_only_here.join(t('common.comma')) }),
  ].filter((note) => note !== false);
  return (
    <section aria-label={t('exports.pull.title')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-10 shrink-0 items-center gap-3 border-b border-line px-5">
        <h3 className="font-semibold">
          {items.length === 0 ? t('exports.pull.title') : t('exports.pull.differ', { count: items.length + more })}
        </h3>
        {items.length > 0 && (
          <span className="text-ink-2" role="status">
            {t('exports.pull.chosen', { chosen: chosen.length, count: items.length })}
          </span>
        )}
        <span className="ml-auto flex gap-2">
          <Button variant="bare" onClick={onClose}>
            {t('exports.pull.close')}
          </Button>
          {mayTake && items.length > 0 && (
            <Button variant="primary" keys="enter" disabled={!canTake} onClick={ask}>
              {t('exports.pull.actions.take')}
            </Button>
          )}
        </span>
      </header>
      {is_outdated && (
        <p role="alert" className="flex items-center gap-3 border-b border-line bg-amber-bg px-5 py-1.5 text-amber">
          {t('exports.pull.outdated')}
          <Button size="small" onClick={onAgain}>
            {t('exports.pull.again')}
          </Button>
        </p>
      )}
      <PullResult
        sync={sync}
        branchId={job.branch}
        onPutBack={mayTake && !pull.isPending ? (position) => pull.mutate({ kind: 'put-back', position }) : null}
      />
      {pull.refused && (
        <PullConflicts jobId={job.id} refused={pull.refused} onOverwrite={() => take(takeOf(proposal, turned))} onLeave={leaveOut} />
      )}
      {notes.map((note) => (
        <p key={note} className="border-b border-line-soft px-5 py-1.5 text-ink-2">
          {note}
        </p>
      ))}
      {items.length === 0 ? (
        <Empty title={t('exports.pull.same')} hint={t('exports.pull.sameHint', { key: sync.key })} />
      ) : (
        <PullList jobId={job.id} items={items} turned={turned} onTurn={mayTake ? setTurned : null} />
      )}
      {asked && (
        <PullDialog
          system={system}
          count={chosen.length}
          removed={chosen.filter(({ kind }) => kind === 'gone-line').length}
          isPending={pull.isPending}
          onConfirm={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

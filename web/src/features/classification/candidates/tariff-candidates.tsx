import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Keys } from '../../../components/ui/keys.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { JudgeWords, PutAsideByJudge } from './judge-words.js';
import { candidateQueries, useRefusal } from './queries.js';

interface TariffCandidatesProps {
  readonly jobId: string;
  readonly recordId: string;
  readonly lineId: string;
  /** Null where nothing may be changed. */
  readonly onTake: ((code: string) => void) | null;
}

/**
 * The codes for the goods of a line, best first with their reasons, and what was put aside and why. Alt ↓ leads here from the cell;
 * arrows choose, Enter takes, Delete refuses, Esc goes back.
 */
export function TariffCandidates({ jobId, recordId, lineId, onTake }: TariffCandidatesProps) {
  const t = useText();
  const { org } = useDesk();
  const suggestion = useQuery(candidateQueries.ofLine({ orgId: org.id, jobId, recordId, lineId }));
  const refuse = useRefusal({ jobId, recordId, lineId });
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const candidates = suggestion.data?.candidates ?? [];
  const chosen = Math.min(at, candidates.length - 1);
  const best = candidates[chosen];

  const enter = () => {
    cameFrom.current = document.activeElement;
    list.current?.focus();
  };
  const leave = () => (cameFrom.current instanceof HTMLElement ? cameFrom.current.focus({ preventScroll: true }) : undefined);
  useShortcuts(candidates.length > 0 ? [{ keys: 'alt+arrowdown', label: t('candidates.keys.suggestions'), run: enter }] : []);

  function take(candidate: CandidateCode | undefined): void {
    if (!candidate || !onTake) return;
    onTake(candidate.code);
    leave();
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(candidates.length - 1, chosen + step)));
    else if (event.key === 'Enter') take(best);
    else if (event.key === 'Delete' && onTake && best) refuse.mutate(best.code);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (!suggestion.data) return null;
  const { abstained, rejected, judge } = suggestion.data;
  return (
    <section aria-label={t('candidates.title')} className="mt-1 flex flex-col gap-1 border-t border-line pt-2">
      <h3 className="flex items-center gap-2 text-caption text-ink-2">
        {t('candidates.title')}
        {candidates.length > 0 && <Keys keys="alt+arrowdown" />}
      </h3>
      {abstained && <p className="text-amber">{t(candidates.length > 0 ? 'candidates.abstained' : 'candidates.none')}</p>}
      {judge !== null && <JudgeWords judge={judge} />}
      <ul
        ref={list}
        role="listbox"
        tabIndex={candidates.length > 0 ? 0 : -1}
        aria-label={t('candidates.title')}
        aria-activedescendant={candidates.length > 0 ? `candidate-${chosen}` : undefined}
        onKeyDown={handleKey}
        className="group flex flex-col rounded-control outline-offset-2"
      >
        {candidates.map((candidate, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the focus and its keys choose
          <li
            key={candidate.code}
            id={`candidate-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => setAt(index)}
            onDoubleClick={() => take(candidate)}
            className={clsx('rounded-control px-2 py-1.5', index === chosen ? 'bg-hover group-focus:bg-select' : 'hover:bg-hover')}
          >
            <Candidate candidate={candidate} />
          </li>
        ))}
      </ul>
      {onTake && best && (
        <div className="flex flex-wrap gap-2 pb-1">
          <Button size="small" keys="enter" onClick={() => take(best)}>
            {t('candidates.take', { code: showHsCode(best.code) })}
          </Button>
          <Button
            size="small"
            variant="bare"
            keys="delete"
            aria-label={t('candidates.refuse', { code: showHsCode(best.code) })}
            onClick={() => refuse.mutate(best.code)}
          >
            {t('candidates.keys.refuse')}
          </Button>
        </div>
      )}
      {judge !== null && <PutAsideByJudge judge={judge} />}
      {rejected.length > 0 && (
        <details>
          <summary className="text-caption text-ink-2">{t('candidates.rejected')}</summary>
          <ul className="pt-1 text-caption text-ink-2">
            {rejected.map(({ code, name, why, phrase, lacks }) => (
              <li key={code} className="py-0.5">
                <span className="identifier line-through">{showHsCode(code)}</span> {name}{' '}
                {t(`candidates.why.${why}`, { phrase, lacks: lacks.join(t('common.comma')) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What the goods met, as people know it: a product or a lookup is known by its code. */
function metBy({ source, because, product_code, lookup_code }: CandidateCode): string {
  if (source === 'product code') return product_code ?? because;
  return source === 'lookup code' ? (lookup_code ?? because) : because;
}

const percentOf = ({ confidence }: CandidateCode) => Math.round(100 * confidence);

/** A model's choice has a place in the order and no chance that anybody counted. */
function howLikely(candidate: CandidateCode) {
  if (candidate.source === 'model') return 'candidates.unmeasured';
  return percentOf(candidate) < 1 ? 'candidates.unlikely' : 'candidates.likely';
}

function Candidate({ candidate }: { candidate: CandidateCode }) {
  const t = useText();
  const { code, name, source } = candidate;
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span className="identifier font-semibold">{showHsCode(code)}</span>
        <span className="ml-auto text-caption text-ink-2">{t(howLikely(candidate), { percent: percentOf(candidate) })}</span>
      </span>
      <span className="line-clamp-2 text-ink">{name}</span>
      <span className="line-clamp-2 text-caption text-ink-2">{t(`candidates.sources.${source}`, { met: metBy(candidate) })}</span>
    </>
  );
}

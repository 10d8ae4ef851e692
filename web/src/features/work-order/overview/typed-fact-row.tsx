import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { type ReactNode, useState } from 'react';
import { inputLook } from '../../../components/ui/field.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { useAmend } from './amend.js';
import { ConflictLine } from './conflict-line.js';
import { changeOfFact, TYPED_FACTS, type TypedFact, textOfFact } from './fact-forms.js';
import { FactRow } from './fact-row.js';

interface TypedFactRowProps {
  readonly job: WorkOrder;
  readonly field: TypedFact;
  readonly readOnly: boolean;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** A fact that is changed where it stands: click or Enter edits, Enter keeps, Esc gives up. */
export function TypedFactRow({ job, field, readOnly, children, aside }: TypedFactRowProps) {
  const t = useText();
  const { org } = useDesk();
  const zone = zoneOf(org, job.branch);
  const [typed, setTyped] = useState<string | null>(null);
  const amend = useAmend(job);
  const label = t(`workOrder.fields.${field}`);
  const change = typed === null ? null : changeOfFact(field, typed, zone);
  const shown = children || <span className="text-ink-3">{t('common.empty')}</span>;

  function handleKeep(): void {
    if (change === null) return;
    if (typed !== textOfFact(job, field, zone)) amend.change(change);
    setTyped(null);
  }

  if (readOnly)
    return (
      <FactRow label={label} aside={aside}>
        {shown}
      </FactRow>
    );
  return (
    <FactRow label={label} aside={aside}>
      {typed === null ? (
        <button
          type="button"
          className={`identifier -mx-1.5 flex min-h-6 items-center truncate rounded-control px-1.5 text-left hover:bg-hover ${amend.isPending ? 'text-ink-2' : ''}`}
          onClick={() => setTyped(textOfFact(job, field, zone))}
        >
          <span className="sr-only">{t('job.overview.edit', { field: label })} </span>
          {shown}
        </button>
      ) : (
        <input
          aria-label={label}
          aria-invalid={change === null}
          type={TYPED_FACTS[field]}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to write here
          autoFocus
          className={`${inputLook} my-0.5`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={handleKeep}
          onKeyDown={(event) => {
            if (event.key === 'Enter') handleKeep();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
      )}
      {typed !== null && change === null && (
        <span role="alert" className="pb-1 text-caption text-red">
          {field.startsWith('port_') ? t('newShipment.port') : t('job.overview.notKept')}
        </span>
      )}
      <ConflictLine amend={amend} mine={String(amend.conflict?.mine[field] ?? t('common.empty'))} />
    </FactRow>
  );
}

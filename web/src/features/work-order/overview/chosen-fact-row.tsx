import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { type ReactNode, useState } from 'react';
import { inputLook } from '../../../components/ui/field.js';
import { useText } from '../../../i18n/use-text.js';
import { useAmend } from './amend.js';
import { ConflictLine } from './conflict-line.js';
import { FactRow } from './fact-row.js';

type ChosenFact = 'branch' | 'order_type';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChosenFactRowProps {
  readonly job: WorkOrder;
  readonly field: ChosenFact;
  readonly choices: readonly Choice[];
  readonly readOnly: boolean;
}

/** A fact that is one of few: click or Enter offers them, choosing keeps, Esc gives up. */
export function ChosenFactRow({ job, field, choices, readOnly }: ChosenFactRowProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const amend = useAmend(job);
  const label = t(`workOrder.fields.${field}`);
  const nameOf = (value: unknown): ReactNode =>
    choices.find((choice) => choice.value === value)?.label ?? <span className="text-ink-3">{t('common.empty')}</span>;

  if (readOnly) return <FactRow label={label}>{nameOf(job[field])}</FactRow>;
  return (
    <FactRow label={label}>
      {isOpen ? (
        <select
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to choose here
          autoFocus
          className={`${inputLook} my-0.5`}
          value={job[field]}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
          onChange={(event) => {
            setIsOpen(false);
            amend.change({ [field]: event.target.value });
          }}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <button
          type="button"
          className={`-mx-1.5 flex min-h-6 items-center truncate rounded-control px-1.5 text-left hover:bg-hover ${amend.isPending ? 'text-ink-2' : ''}`}
          onClick={() => setIsOpen(true)}
        >
          <span className="sr-only">{t('job.overview.edit', { field: label })} </span>
          {nameOf(job[field])}
        </button>
      )}
      <ConflictLine amend={amend} mine={choices.find(({ value }) => value === amend.conflict?.mine[field])?.label ?? ''} />
    </FactRow>
  );
}

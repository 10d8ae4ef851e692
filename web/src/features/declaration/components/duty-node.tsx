import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { ComputationStep } from '@tallyport/domain/duty/computation-step';
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { TableRow } from '../../../components/trade/table-row.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents, showDecimal } from '../../../lib/format/figures.js';

interface DutyNodeProps {
  readonly step: ComputationStep;
  readonly rows: ReadonlyMap<string, CustomsTableRow>;
  readonly isChanged: boolean;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** One step: its name and amount; unfolded, the formula in words, its inputs, and the rows with who says so. */
export function DutyNode({ step, rows, isChanged }: DutyNodeProps) {
  const t = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const formula = step.formula.replace('/', '-');
  return (
    <li role="treeitem" aria-expanded={isOpen} aria-selected={false}>
      <button
        type="button"
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') setOpen(true);
          if (event.key === 'ArrowLeft') setOpen(false);
        }}
        className="flex h-7 w-full items-center gap-1.5 rounded-control px-1 text-left hover:bg-hover"
      >
        <ChevronRight aria-hidden="true" className={clsx('icon shrink-0 text-ink-3', isOpen && 'rotate-90')} />
        <span className={clsx('truncate', isChanged ? 'font-semibold' : 'text-ink-2')}>{t(`declaration.steps.${step.step}`)}</span>
        <span className={clsx('ml-auto', isChanged ? 'font-semibold' : 'font-medium')}>{showCents(step.result, locale)}</span>
      </button>
      {isOpen && (
        <div className="mb-1 ml-6 flex flex-col gap-1 border-l border-line pl-3">
          {isNamed('declaration.formulas', formula) && <p className="text-ink-2">{t(`declaration.formulas.${formula}`)}</p>}
          <dl className="grid grid-cols-[1fr_auto] gap-x-3">
            {Object.entries(step.values).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-caption text-ink-2">{nameOf(name)}</dt>
                <dd className="max-w-[240px] text-right text-caption break-words">
                  {NUMBER.test(value) ? showDecimal(value, locale) : value}
                </dd>
              </div>
            ))}
          </dl>
          {step.rows.map((id) => (
            <TableRow key={id} id={id} row={rows.get(id)} />
          ))}
        </div>
      )}
    </li>
  );

  function nameOf(name: string): string {
    return isNamed('declaration.inputs', name) ? t(`declaration.inputs.${name}`) : name.replaceAll('_', ' ');
  }
}

import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { AssessedLine } from '@tallyport/domain/duty/assessed-entry';
import type { ComputationStep } from '@tallyport/domain/duty/computation-step';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents } from '../../../lib/format/figures.js';
import { CannotSay } from './cannot-say.js';
import { DutyNode } from './duty-node.js';

interface DutyTreeProps {
  readonly line: AssessedLine;
  /** Of a what-if, the line as it stands: what differs from it is in bold. */
  readonly before?: AssessedLine;
  readonly rows: ReadonlyMap<string, CustomsTableRow>;
}

/** How the amounts of a line come about, each step unfolding to its inputs, its formula and the rows of customs that it used. */
export function DutyTree({ line, before, rows }: DutyTreeProps) {
  const t = useText();
  const locale = useLocale();
  const changed = (step: ComputationStep) =>
    before !== undefined && before.steps.find((one) => one.step === step.step)?.result !== step.result;
  return (
    <div>
      <ul role="tree" aria-label={t('declaration.tree')} className="flex flex-col">
        {line.steps.map((step) => (
          <DutyNode key={step.step} step={step} rows={rows} isChanged={changed(step)} />
        ))}
        {line.kind === 'computed' && (
          <li role="treeitem" aria-selected={false} className="mt-1 flex items-baseline gap-2 border-t border-line pt-1.5">
            <span className="font-semibold">{t('declaration.payable')}</span>
            <span className="ml-auto font-semibold">{showCents(line.amounts.payable, locale)}</span>
          </li>
        )}
      </ul>
      {line.kind === 'cannot' && <CannotSay reason={line.reason} />}
    </div>
  );
}

import type { DifferenceStep } from '@tallyport/contracts/lodgement/version-http';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showChange } from '../../../lib/format/figures.js';
import { ChangeCells, type People } from './change-cells.js';
import { RowChangeCells } from './row-change-cells.js';

/** A step from one version to the other: its changes, and beside all of them together what they make due. */
export function StepRows({ step, people }: { readonly step: DifferenceStep; readonly people: People }) {
  const t = useText();
  const locale = useLocale();
  const { about, line, rows, changes, difference } = step;
  const cells = [
    ...(about === 'changes' || rows.length > 0 ? [] : [<HeadCells key="head" about={about} name={line === null ? null : String(line)} />]),
    ...rows.map((row, index) => <RowChangeCells key={`row ${index}`} change={row} />),
    ...changes.map((change) => <ChangeCells key={`${change.line_id} ${change.field}`} change={change} people={people} />),
  ];
  const tip = difference !== null && about === 'changes' && changes.length > 1 ? t('versions.difference.together') : undefined;
  return (
    <tbody className="border-b border-line-soft align-top">
      {cells.map((cell, index) => (
        <tr key={cell.key}>
          {cell}
          {index === 0 && (
            <td rowSpan={cells.length} title={tip} className="py-1.5 text-right font-medium">
              {difference === null ? '–' : showChange(difference, locale)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function HeadCells({ about, name }: { readonly about: Exclude<DifferenceStep['about'], 'changes'>; readonly name: string | null }) {
  const t = useText();
  return (
    <td colSpan={4} className="py-1.5">
      <span className="font-medium">{name ?? t(`versions.difference.${about}`)}</span>
      {name !== null && <span className="pl-2 text-caption text-ink-2">{t(`versions.difference.${about}`)}</span>}
    </td>
  );
}

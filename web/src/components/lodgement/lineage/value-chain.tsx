import type { Lineage, LineageEnd, SentValue } from '@tallyport/contracts/lodgement/lineage';
import { useText } from '../../../i18n/use-text.js';
import { TableRow } from '../../trade/table-row.js';
import { useValueName } from '../use-value-name.js';
import { ByPerson } from './by-person.js';
import { CustomsSaid } from './customs-said.js';
import type { LodgedPlace } from './lineage-queries.js';
import { SentFieldView } from './sent-field-view.js';

interface ValueChainProps {
  readonly jobId: string;
  readonly place: LodgedPlace;
  readonly value: SentValue;
  readonly lineage: Lineage;
}

/** What a sent value is or follows from, the rows that decided it, who answers for it, and the word of customs. */
export function ValueChain({ jobId, place, value, lineage }: ValueChainProps) {
  const t = useText();
  const nameOf = useValueName();
  const { fields, adds_up, ends } = value;
  const rows = new Map(lineage.rows.map((row) => [row.id, row]));
  const decided = rowsIn(ends);
  const isOfLines = adds_up.length === 1 && adds_up[0] === value.name;
  const names = adds_up.map((name) => (isOfLines ? t('lineage.ofEachLine', { name: nameOf(name) }) : nameOf(name))).join(t('common.comma'));
  const isComputed = value.name.startsWith('amounts.');
  return (
    <>
      {adds_up.length > 0 && <p className="text-ink-2">{t('lineage.addsUp', { names })}</p>}
      {decided.length > 0 && (
        <section className="flex flex-col gap-1">
          <h3 className="text-caption text-ink-2">{t('lineage.decided')}</h3>
          {decided.map((id) => (
            <TableRow key={id} id={id} row={rows.get(id)} />
          ))}
        </section>
      )}
      {fields.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-caption text-ink-2">{t(isComputed ? 'lineage.computedFrom' : 'lineage.title')}</h3>
          <ul className="flex flex-col gap-2">
            {fields.map((field) => (
              <SentFieldView
                key={`${field.line_id} ${field.field}`}
                jobId={jobId}
                place={place}
                field={field}
                rows={rows}
                isAlone={fields.length === 1}
              />
            ))}
          </ul>
        </section>
      )}
      {ends.map((end) => end.kind === 'person' && <ByPerson key={`${end.user_id} ${end.did}`} end={end} />)}
      <section className="flex flex-col gap-1 border-t border-line pt-2">
        <h3 className="text-caption text-ink-2">{t('lineage.said')}</h3>
        <CustomsSaid value={value} answeredAt={lineage.answered_at} />
      </section>
    </>
  );
}

function rowsIn(ends: readonly LineageEnd[]): string[] {
  return ends.flatMap((end) => (end.kind === 'row' ? [end.id] : []));
}

import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { Spot } from '../../../lib/records/edits.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { recordQueries } from '../../../lib/records/record-queries.js';
import { Link } from '../../ui/link.js';
import { useLineName } from '../use-line-name.js';
import { SentAs } from './sent-as.js';

/** What becomes of a value of a paper: where a declaration or cargo report took it over, in which segment it was sent, what customs said. */
export function DeclaredAs({ paper, spot }: { readonly paper: ShippingRecord; readonly spot: Spot }) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const nameOfLine = useLineName();
  const { data: declarations } = useQuery(recordQueries.list(org.id, paper.work_order_id, 'declaration'));
  const { data: reports } = useQuery(recordQueries.list(org.id, paper.work_order_id, 'cargo-report'));
  const standing = [...(declarations?.results ?? []), ...(reports?.results ?? [])].filter(({ withdrawn }) => !withdrawn);
  const taken = standing.flatMap((record) => spotsFrom(record, paper, spot).map((at) => ({ record, at })));
  if (taken.length === 0) return null;
  return (
    <section aria-label={t('lineage.declaredAs')} className="flex flex-col gap-2 border-t border-line pt-2">
      <h3 className="text-caption text-ink-2">{t('lineage.declaredAs')}</h3>
      {taken.map(({ record, at }) => {
        const index = record.lines.findIndex(({ line_id }) => line_id === at.line);
        const line = index < 0 ? null : index + 1;
        const named = [t(`records.untitled.${record.kind}`), nameOfLine(record, at.line), t(`recordFields.${at.field}`)];
        return (
          <div key={`${record.id} ${at.line} ${at.field}`} className="flex flex-col gap-1">
            <Link
              className="text-caption text-accent"
              to={{ search: `?${addressOfValue(search, record.kind, { recordId: record.id, line, field: at.field })}` }}
            >
              {named.filter((text) => text !== null).join(t('common.comma'))}
            </Link>
            <SentAs record={record} spot={at} />
          </div>
        );
      })}
    </section>
  );
}

type Shown = Readonly<Record<string, ShownValue | undefined>>;

/** Where a record has a value that it took from there. */
function spotsFrom({ fields, lines }: ShippingRecord, paper: ShippingRecord, spot: Spot): { line: string | null; field: RecordField }[] {
  const isFrom = (shown: ShownValue | undefined) =>
    shown?.from?.record_id === paper.id && shown.from.line_id === spot.line && shown.from.field === spot.field;
  const places: readonly (readonly [line: string | null, fields: Shown])[] = [
    [null, fields],
    ...lines.map(({ line_id, fields: own }) => [line_id, own] as const),
  ];
  return places.flatMap(([line, own]) =>
    Object.entries(own).flatMap(([field, shown]) => (isFrom(shown) && isRecordField(field) ? [{ line, field }] : [])),
  );
}

import { fieldForm, isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { checkLine } from '@tallyport/domain/shipping-record/invoice-sums';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showFieldValue } from '../../lib/format/field-value.js';
import { showDecimal } from '../../lib/format/figures.js';
import { editsOf, lineOf, refusalOf, type Spot } from '../../lib/records/edits.js';
import { addressOfValue } from '../../lib/records/record-address.js';
import type { RecordEdits } from '../../lib/records/use-record-edits.js';
import { useSource } from '../../lib/records/use-source.js';
import { Conflicts } from '../trade/conflicts.js';
import { Evidence } from '../trade/evidence.js';
import { Mark } from '../trade/mark.js';
import { markOf } from '../trade/mark-of.js';
import { WhereFrom } from '../trade/where-from.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { pageOfValue } from './address.js';

interface ValueInspectorProps {
  readonly record: ShippingRecord;
  readonly spot: Spot;
  readonly edits: RecordEdits | null;
  /** What others know about the value. */
  readonly children?: ReactNode;
}

/** What is known about the value under the cursor: the piece of its page, how sure it is, what was read again, and the arithmetic of its line. */
export function ValueInspector({ record, spot, edits, children }: ValueInspectorProps) {
  const t = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const line = spot.line === null ? undefined : lineOf(record, spot.line);
  const value: ShownValue | undefined = spot.line === null ? record.fields[spot.field] : line?.fields[spot.field];
  const form = fieldForm(record.kind, spot.field, spot.line !== null);
  const mark = markOf(value);
  const source = useSource(record.work_order_id, value?.from);
  const paper = value?.from ? source : record;
  const paperSpot = value?.from && isRecordField(value.from.field) ? { line: value.from.line_id, field: value.from.field } : spot;
  const take = (next: string) => edits?.edit(editsOf(record, [{ ...spot, next }]));
  return (
    <aside
      aria-label={t(`recordFields.${spot.field}`)}
      className="flex w-[300px] shrink-0 flex-col gap-2 overflow-y-auto border-l border-line bg-sunken px-4 py-3"
    >
      <h2 className="text-caption text-ink-2">
        {line && `${t('records.line')} ${numberOf(record, line)}, `}
        {t(`recordFields.${spot.field}`)}
      </h2>
      {value?.place && paper && paper.document_id !== null && (
        <Link
          to={{ search: `?${pageOfValue(search, paper, paperSpot, value.place.page)}` }}
          aria-label={t('records.openPage', { page: value.place.page })}
          data-tip={t('records.openPage', { page: value.place.page })}
          className="block rounded-mark"
        >
          <Evidence jobId={record.work_order_id} documentId={paper.document_id} place={value.place} width={268} height={72} />
        </Link>
      )}
      <p className="flex items-center gap-2 text-check break-words">
        {mark && <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />}
        <span className="min-w-0">
          {value?.value == null ? (
            <span className="text-body font-normal text-ink-3">{t('records.empty')}</span>
          ) : (
            showFieldValue(String(value.value), form, locale, spot.field)
          )}
        </span>
      </p>
      {value && <WhereFrom value={value} />}
      {value?.from && isRecordField(value.from.field) && paper && (
        <Link
          className="text-caption text-accent"
          to={{
            search: `?${addressOfValue(search, value.from.kind, { recordId: paper.id, line: lineNumber(paper, value.from.line_id), field: value.from.field })}`,
          }}
        >
          {t('records.takenFrom', { kind: t(`records.untitled.${value.from.kind}`), field: t(`recordFields.${value.from.field}`) })}
        </Link>
      )}
      {value?.offered?.value != null && (
        <div className="rounded-control bg-amber-bg px-2 py-1.5 text-amber">
          {t(value.offered.stood ? 'records.stood' : 'records.readAgain', {
            value: showFieldValue(String(value.offered.value), form, locale, spot.field),
          })}{' '}
          {edits && (
            <Button size="small" keys="t" onClick={() => take(String(value.offered?.value ?? ''))}>
              {t('records.takeIt')}
            </Button>
          )}{' '}
          {edits && (
            <Button size="small" onClick={() => edits.edit([refusalOf(spot, value.offered?.value ?? null)])}>
              {t('records.keepOwn')}
            </Button>
          )}
        </div>
      )}
      {edits && edits.conflicts.length > 0 && <Conflicts record={record} edits={edits} />}
      {children}
      {line && record.kind === 'invoice' && (
        <Arithmetic record={record} lineId={line.line_id} edits={edits} show={(text) => showDecimal(text, locale)} />
      )}
    </aside>
  );
}

/** From 1, among the lines of its type: those are shown together. */
function numberOf({ lines }: ShippingRecord, line: ShownLine): number {
  const type = line.fields.line_type?.value;
  return lines.filter(({ fields }) => fields.line_type?.value === type).indexOf(line) + 1;
}

/** From 1, as the address of a line has it. */
function lineNumber(paper: ShippingRecord, lineId: string | null): number | null {
  const index = paper.lines.findIndex(({ line_id }) => line_id === lineId);
  return index < 0 ? null : index + 1;
}

function Arithmetic({
  record,
  lineId,
  edits,
  show,
}: {
  record: ShippingRecord;
  lineId: string;
  edits: RecordEdits | null;
  show: (text: string) => string;
}) {
  const t = useText();
  const line = lineOf(record, lineId);
  const check = line && checkLine(line);
  if (!check?.product) return null;
  const total = line?.fields['total_price']?.value;
  return (
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-y-0.5 border-t border-line pt-2">
      <dt className="text-ink-2">{t('records.quantityTimesPrice')}</dt>
      <dd className="text-right font-semibold">{show(check.product)}</dd>
      <dt className="text-ink-2">{t('records.pageSays')}</dt>
      <dd className="text-right font-semibold">{typeof total === 'string' ? show(total) : ''}</dd>
      {check.outcome === 'fails' && check.difference !== null && (
        <>
          <dt className="text-red">{t('records.difference')}</dt>
          <dd className="text-right font-semibold text-red">{show(check.difference)}</dd>
          {edits && (
            <dd className="col-span-2 pt-1">
              <Button
                size="small"
                onClick={() => edits.edit(editsOf(record, [{ line: lineId, field: 'total_price', next: check.product }]))}
              >
                {t('records.setTo', { value: show(check.product) })}
              </Button>
            </dd>
          )}
        </>
      )}
    </dl>
  );
}

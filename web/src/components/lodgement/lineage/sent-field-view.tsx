import type { CustomsTableRow } from '@tallyport/contracts/declaration/http';
import type { SentField } from '@tallyport/contracts/lodgement/lineage';
import { fieldForm, isRecordField } from '@tallyport/contracts/shipping-record/fields';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showFieldValue } from '../../../lib/format/field-value.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import { useRecord } from '../../../lib/records/use-record.js';
import { TableRow } from '../../trade/table-row.js';
import { Link } from '../../ui/link.js';
import { useLineName } from '../use-line-name.js';
import { BoxOfPage } from './box-of-page.js';
import { ByPerson } from './by-person.js';
import type { LodgedPlace } from './lineage-queries.js';

interface SentFieldViewProps {
  readonly jobId: string;
  readonly place: LodgedPlace;
  readonly field: SentField;
  readonly rows: ReadonlyMap<string, CustomsTableRow>;
  /** Only where one value is followed its piece of the page is shown: of an amount with twenty it would be a wall. */
  readonly isAlone: boolean;
}

/** A value of the record, leading to its place there, and where it ends. */
export function SentFieldView({ jobId, place, field, rows, isAlone }: SentFieldViewProps) {
  const t = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const nameOfLine = useLineName();
  const record = useRecord(jobId, place.kind, place.recordId);
  const index = record?.lines.findIndex(({ line_id }) => line_id === field.line_id) ?? -1;
  const name = isRecordField(field.field) ? field.field : null;
  const form = name && fieldForm(place.kind, name, field.line_id !== null);
  const line = index < 0 ? null : index + 1;
  const label = [record && nameOfLine(record, field.line_id), name ? t(`recordFields.${name}`) : field.field]
    .filter(Boolean)
    .join(t('common.comma'));
  return (
    <li className="flex flex-col gap-0.5">
      <p className="flex items-baseline gap-2">
        {name ? (
          <Link
            className="text-accent"
            to={{ search: `?${addressOfValue(search, place.kind, { recordId: place.recordId, line, field: name })}` }}
          >
            {label}
          </Link>
        ) : (
          label
        )}
        <span className="min-w-0 font-medium break-words">{showFieldValue(String(field.value), form, locale, name)}</span>
      </p>
      {field.ends.map((end) => {
        if (end.kind === 'box')
          return <BoxOfPage key={JSON.stringify(end.place)} jobId={jobId} from={field.from} end={end} isShown={isAlone} />;
        if (end.kind === 'row') return <TableRow key={end.id} id={end.id} row={rows.get(end.id)} />;
        return <ByPerson key={`${end.user_id} ${end.did}`} end={end} />;
      })}
    </li>
  );
}

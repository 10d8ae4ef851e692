import type { HeaderField as HeaderFieldName } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { HeaderField } from '../../../components/record/header-field.js';
import type { ValueNote } from '../../../components/record/value-note.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { choicesOf } from '../model/choices.js';
import { HEADER_GROUPS, type HeaderGroup } from '../model/header-groups.js';
import { PARTIES, type Party } from '../model/parties.js';
import { Containers } from './containers.js';
import { PartyFields } from './party-fields.js';

interface ReportFormProps {
  readonly report: ShippingRecord;
  readonly notes: ValueNotes;
  readonly spot: Spot | null;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** A cargo report: its bills, its voyage, who reports and to whom the goods go, the goods, and below them the containers. */
export function ReportForm({ report, notes, spot, edits, onSpot }: ReportFormProps) {
  const t = useText();
  const isBill = (name: string) => name === 'house_bill' || name === 'master_bill';
  const hasBill = Boolean(report.fields.house_bill?.value) || Boolean(report.fields.master_bill?.value);
  /** Without any bill both fields say so, until one of them is filled. */
  const noteOf = (name: HeaderFieldName<'cargo-report'>): ValueNote | null =>
    isBill(name) && !hasBill && notes.all.length > 0
      ? { severity: 'error', words: t('lodgement.preflight.select-house-or-master') }
      : notes.noteOf({ line: null, field: name });
  const groups = Object.keys(HEADER_GROUPS) as HeaderGroup[];
  const field = { record: report, spot, edits, check: notes.check, onSpot };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      {groups.map((group) => (
        <section key={group} aria-label={t(`edi.groups.${group}`)} className="border-b border-line-soft px-3 py-2">
          <h3 className="px-2 pb-1 text-section">{t(`edi.groups.${group}`)}</h3>
          <dl className="grid grid-cols-4 gap-x-0.5 gap-y-0.5">
            {HEADER_GROUPS[group].map((name) => (
              <HeaderField key={name} {...field} field={name} choices={choicesOf(name)} note={noteOf(name)} />
            ))}
          </dl>
        </section>
      ))}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(272px,1fr))] border-b border-line-soft">
        {(Object.keys(PARTIES) as Party[]).map((party) => (
          <PartyFields key={party} {...field} party={party} notes={notes} />
        ))}
      </div>
      <Containers {...{ report, spot, notes, edits, onSpot }} />
    </div>
  );
}

import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { HeaderField } from '../../../components/record/header-field.js';
import { useText } from '../../../i18n/use-text.js';
import { editsOf, type Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { formsOf, inForm, PARTIES, type Party, type PartyForm } from '../model/parties.js';

interface PartyFieldsProps {
  readonly record: ShippingRecord;
  readonly party: Party;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

const FORMS: readonly PartyForm[] = ['structured', 'text'];

/** A party by name and address, or as free text. Given in the other form nothing of it is lost; given in both, both are shown. */
export function PartyFields({ record, party, spot, notes, edits, onSpot }: PartyFieldsProps) {
  const t = useText();
  const said = formsOf(record, party);
  const [wanted, setWanted] = useState<PartyForm>(said[0] ?? 'structured');
  const isEmpty = Object.values(PARTIES[party]).every((field) => !record.fields[field]?.value);
  const shown = isEmpty ? [wanted] : said;
  const choose = (form: PartyForm) => {
    setWanted(form);
    edits?.edit(editsOf(record, inForm(record, party, form)));
  };
  const { name, address, text } = PARTIES[party];
  const fields = shown.flatMap((form) => (form === 'text' ? [text] : [name, address]));
  return (
    <section aria-label={t(`edi.parties.${party}`)} className="min-w-0 px-3 py-2 not-last:border-r not-last:border-line-soft">
      <header className="flex flex-wrap items-center gap-x-2 px-2 pb-1">
        <h3 className="text-section">{t(`edi.parties.${party}`)}</h3>
        <span className="ml-auto" />
        {edits &&
          FORMS.map((form) => (
            <button
              key={form}
              type="button"
              aria-pressed={shown.length === 1 && shown[0] === form}
              onClick={() => choose(form)}
              className={clsx(
                'h-6 rounded-control px-1.5 text-caption whitespace-nowrap',
                shown.length === 1 && shown[0] === form ? 'bg-hover font-medium text-ink' : 'text-ink-2 hover:bg-hover',
              )}
            >
              {t(`edi.party.${form}`)}
            </button>
          ))}
      </header>
      <dl className="flex flex-col gap-0.5">
        {fields.map((field) => (
          <HeaderField
            key={field}
            record={record}
            field={field}
            spot={spot}
            edits={edits}
            note={notes.noteOf({ line: null, field })}
            check={notes.check}
            onSpot={onSpot}
          />
        ))}
      </dl>
    </section>
  );
}

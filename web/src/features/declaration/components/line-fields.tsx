import { OPTIONAL_FAMILIES, OPTIONAL_FIELDS, type OptionalFamily } from '@tallyport/contracts/declaration/optional-fields';
import { OPTIONAL_HELP } from '@tallyport/contracts/declaration/optional-help';
import { YES_NO } from '@tallyport/contracts/reference/yes-no';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { fieldsOf, relevantFamilies } from '@tallyport/domain/declaration/relevant-families';
import { useState } from 'react';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { isSecret } from '../../../components/record/is-secret.js';
import { ValueField } from '../../../components/record/value-field.js';
import { Button } from '../../../components/ui/button.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { wordsOf } from '../../../lib/code-words.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { persistentStorage } from '../../../lib/session/storage.js';
import { FieldHelp } from './field-help.js';

/** Kept in this browser: whether a person wants all families, also those that do not matter for a line. */
const SHOWS_ALL = 'allFieldFamilies';

interface LineFieldsProps {
  readonly declaration: ShippingRecord;
  readonly line: ShownLine;
  /** Of its place among the tariff lines, from 1. */
  readonly number: number;
  readonly tables: DatedTables | null;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The optional fields of a tariff line by families: those that matter for it, and the others when somebody wants them. */
export function LineFields({ declaration, line, number, tables, spot, notes, edits, onSpot }: LineFieldsProps) {
  const t = useText();
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(() => persistentStorage.get(SHOWS_ALL) === 'yes');
  const matters = tables && relevantFamilies({ header: declaration.fields, fields: line.fields, tables });
  const isShown = (family: OptionalFamily) =>
    showsAll ||
    matters === null ||
    matters.has(family) ||
    notes.all.some((note) => note.line === line.line_id && fieldsOf(family).some((field) => field === note.field)) ||
    fieldsOf(family).some((field) => field === spot?.field);
  const hidden = OPTIONAL_FAMILIES.filter((family) => !isShown(family)).length;
  const turn = () => {
    persistentStorage.set(SHOWS_ALL, showsAll ? 'no' : 'yes');
    setShowsAll(!showsAll);
  };
  return (
    <section aria-label={t('declaration.fields.title', { line: number })} className="flex max-h-72 shrink-0 flex-col border-t border-line">
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-soft px-5">
        <h3 className="text-section">{t('declaration.fields.title', { line: number })}</h3>
        <span className="ml-auto" />
        {hidden > 0 && <span className="text-caption text-ink-2">{t('declaration.fields.hidden', { count: hidden })}</span>}
        <Button size="small" onClick={turn}>
          {t(showsAll ? 'declaration.fields.relevant' : 'declaration.fields.all')}
        </Button>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 py-1.5">
        {OPTIONAL_FAMILIES.filter(isShown).map((family) => (
          <section key={family} aria-label={t(`declaration.families.${family}`)} className="pb-2">
            <h4 className="px-2 text-caption font-semibold">{t(`declaration.families.${family}`)}</h4>
            <dl className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-x-0.5">
              {fieldsOf(family).map((field) => (
                <ValueField
                  key={`${line.line_id} ${field}`}
                  record={declaration}
                  line={line.line_id}
                  field={field}
                  spot={spot}
                  edits={edits}
                  note={notes.noteOf({ line: line.line_id, field })}
                  check={notes.check}
                  choices={OPTIONAL_FIELDS[field].rule.kind === 'flag' ? YES_NO.entries : null}
                  help={wordsOf(OPTIONAL_HELP[field], locale)}
                  isSecret={isSecret(field)}
                  onSpot={onSpot}
                />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <FieldHelp field={spot?.field ?? null} />
    </section>
  );
}

import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { HeaderField } from '../../../components/record/header-field.js';
import { useText } from '../../../i18n/use-text.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { choicesOf } from '../model/choices.js';
import { HEADER_GROUPS, type HeaderGroup } from '../model/header-groups.js';
import { LinesOfType } from './lines-of-type.js';

interface HeaderFormProps {
  readonly declaration: ShippingRecord;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** Who, how, where to and what else is said once for all lines; below it the bills and containers. */
export function HeaderForm({ declaration, spot, notes, edits, onSpot }: HeaderFormProps) {
  const t = useText();
  const groups = Object.keys(HEADER_GROUPS) as HeaderGroup[];
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      {groups.map((group) => (
        <section key={group} aria-label={t(`declaration.groups.${group}`)} className="border-b border-line-soft px-3 py-2">
          <h3 className="px-2 pb-1 text-section">{t(`declaration.groups.${group}`)}</h3>
          <dl className="grid grid-cols-4 gap-x-0.5 gap-y-0.5">
            {HEADER_GROUPS[group].map((field) => (
              <HeaderField
                key={field}
                record={declaration}
                field={field}
                spot={spot}
                edits={edits}
                choices={choicesOf(field)}
                note={notes.noteOf({ line: null, field })}
                check={notes.check}
                onSpot={onSpot}
              />
            ))}
          </dl>
        </section>
      ))}
      <LinesOfType declaration={declaration} type="transport" {...{ spot, notes, edits, onSpot }} />
    </div>
  );
}

import type { Conflict, ConflictValue } from '@tallyport/contracts/check/conflicts-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { useCursor } from '../../../lib/use-cursor.js';
import { editsOfTaking } from '../model/edits-of-taking.js';
import { conflictsQuery } from '../queries.js';
import { ConflictRow } from './conflict-row.js';

interface ConflictTableProps {
  readonly declaration: ShippingRecord;
  readonly asOf: string | undefined;
  readonly edits: RecordEdits | null;
}

interface Chosen {
  readonly conflict: Conflict;
  readonly value: ConflictValue;
}

/**
 * On what the papers do not agree: what each says, from which document and of which day. While the table has the focus, `1` to `9` take
 * the value of that number into the declaration, with a reason.
 */
export function ConflictTable({ declaration, asOf, edits }: ConflictTableProps) {
  const t = useText();
  const { org } = useDesk();
  const { data } = useQuery(conflictsQuery(org.id, declaration.work_order_id, asOf));
  const conflicts = data?.results ?? [];
  const cursor = useCursor(conflicts.length);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = (conflict: Conflict | undefined, index: number) => {
    const value = conflict?.values[index];
    if (edits && conflict && value && value.declarable !== null && conflict.targets.length > 0) setChosen({ conflict, value });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isDigit = /^[1-9]$/.test(event.key) && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (step === undefined && !isDigit) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) cursor.move(step);
    else choose(conflicts[cursor.at], Number(event.key) - 1);
  };
  if (conflicts.length === 0) return null;
  return (
    <section className="px-5 py-4">
      <h2 className="pb-2 text-section">{t('declaration.conflicts.title', { count: conflicts.length })}</h2>
      <div
        role="grid"
        tabIndex={0}
        aria-label={t('declaration.conflicts.title', { count: conflicts.length })}
        aria-activedescendant={`conflict-${cursor.at}`}
        onKeyDown={handleKey}
        className="rounded-control outline-offset-2"
      >
        {conflicts.map((conflict, index) => (
          <div
            key={conflict.field}
            id={`conflict-${index}`}
            role="row"
            tabIndex={-1}
            aria-selected={index === cursor.at}
            className={clsx('flex gap-4 border-b border-line-soft px-2 py-1.5', index === cursor.at && 'bg-select')}
          >
            <ConflictRow
              conflict={conflict}
              onTake={
                edits &&
                ((value) => {
                  cursor.set(index);
                  choose(conflict, value);
                })
              }
            />
          </div>
        ))}
      </div>
      {chosen && (
        <ReasonDialog
          title={t('declaration.conflicts.takeTitle', { value: chosen.value.declarable ?? '' })}
          note={t('declaration.conflicts.takeNote')}
          confirmLabel={t('declaration.conflicts.take')}
          onClose={() => setChosen(null)}
          onConfirm={(reason) => {
            edits?.edit(editsOfTaking(declaration, chosen.conflict, chosen.value, reason));
            setChosen(null);
          }}
        />
      )}
    </section>
  );
}

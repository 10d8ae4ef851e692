import type { RecordEditInput } from '@tallyport/contracts/shipping-record/http';
import { confirmationOf, editsOf, refusalOf, type Spot } from '../../../lib/records/edits.js';
import type { JobEdits } from '../../../lib/records/use-job-edits.js';
import type { Doubt } from './queue.js';
import { isFilled, type ReadValue } from './read-values.js';
import { missedForm, typedValue } from './typed-value.js';
import type { DraftValue } from './use-draft-value.js';

/** What a person may do about the value in view. Each ends with the next one. */
export interface ReviewActions {
  /** What {@link accept} would do now. */
  readonly accepts: 'write' | 'confirm' | 'keep' | 'type' | 'next';
  /** Writes what was typed or taken; without that says that the value is right, or that the person's own stays. */
  accept(): void;
  /** Takes what a later reading offers. */
  take(): void;
  correct(): void;
  point(): void;
  empty(): void;
  discard(): void;
}

interface ReviewActionsOptions {
  readonly value: ReadValue | null;
  readonly mark: Doubt['mark'] | null;
  /** Doubts that the same print raises: who accepts one has accepted them all. */
  readonly twins: readonly Doubt[];
  readonly draft: DraftValue;
  readonly edits: JobEdits;
  /** Goes to the next value that waits; those that were answered with this one are passed over. */
  onDone(answered: readonly Doubt[]): void;
  onFocus(): void;
}

export function useReviewActions({ value, mark, twins, draft, edits, onDone, onFocus }: ReviewActionsOptions): ReviewActions | null {
  if (!value) return null;
  const spot: Spot = { line: value.lineId, field: value.field };
  const offered = value.shown?.offered ?? null;
  const send = (list: RecordEditInput[], answered: readonly Doubt[] = []) => {
    edits.edit(value.record, list);
    draft.drop();
    onFocus();
    onDone(answered);
  };
  const write = () => {
    if (!draft.draft) return;
    const next = typedValue(draft.draft.text, value.form, draft.style);
    if (missedForm(next, value.form) !== null) return;
    const changes = editsOf(value.record, [{ ...spot, next, place: draft.place() }]);
    // Typed as it stands already: that it is right is what the person said.
    if (changes.length > 0 || !mark) send(changes);
    else send(approval(), twins);
  };
  const approval = (): RecordEditInput[] => {
    if (mark === 'disagree' && offered) return [refusalOf(spot, offered.value)];
    const alike = twins.map((twin) => twin.value.field);
    return mark && isFilled(value) ? [confirmationOf(value.record, spot.line, [spot.field, ...alike])] : [];
  };
  const accepts = draft.draft ? 'write' : acceptanceOf(value, mark);
  const correct = () => draft.type(String(value.shown?.value ?? ''));
  return {
    accepts,
    accept: () => (accepts === 'write' ? write() : accepts === 'type' ? correct() : send(approval(), twins)),
    take: () => offered && send(editsOf(value.record, [{ ...spot, next: offered.value, place: offered.place }])),
    correct,
    point: draft.point,
    empty: () => isFilled(value) && send(editsOf(value.record, [{ ...spot, next: null }])),
    discard() {
      draft.drop();
      onFocus();
    },
  };
}

/** A value that breaks a rule because it is not there cannot be accepted: it is typed. */
function acceptanceOf(value: ReadValue, mark: Doubt['mark'] | null): ReviewActions['accepts'] {
  if (mark === null) return 'next';
  if (mark === 'disagree') return 'keep';
  return isFilled(value) ? 'confirm' : 'type';
}

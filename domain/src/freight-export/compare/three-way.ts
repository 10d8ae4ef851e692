import { ExportHandle } from '@tallyport/contracts/freight-export/values';
import { SHIPMENT } from '../shipment/layout.js';
import type { FreightShipment } from '../shipment/shipment.js';
import { type FreightItem, partIn, textIn } from '../xml/freight-item.js';
import type { AnyRow } from '../xml/layout.js';
import { isSameFreightValue } from '../xml/plain-value.js';
import type { ValueForm } from '../xml/value-form.js';
import { membersOf } from './list-members.js';
import { fieldWords, placeWords } from './place-words.js';

/** One value that is not the same everywhere: as it was sent last, as it stands there now, as it would be sent. */
export interface ThreeWayDifference {
  /** `Invoice NB-26-0917, line 3, quantity unit`; of a member that a side lacks, without a field. */
  readonly place: string;
  /** The place without what tells members apart: `Invoice, line, quantity unit`. */
  readonly field: string;
  readonly sent: string | null;
  readonly there: string | null;
  readonly next: string | null;
  /** Somebody changed it there since it was sent last. False where nothing was ever sent. */
  readonly changedThere: boolean;
}

interface Sides {
  /** Null where nothing was ever sent. */
  readonly sent: FreightItem | null;
  readonly there: FreightItem | null;
  readonly next: FreightItem | null;
}

/** Where in a message something is compared. */
interface At {
  readonly place: readonly string[];
  readonly field: readonly string[];
  /** What is sent takes the place of everything there, also of what it does not say. */
  readonly replaces: boolean;
  /** `there` was read: what an organisation has stored there may stand instead of what is sent. */
  readonly isRead: boolean;
}

/**
 * What a message would change, and what was changed there since the last one (domain: eAdaptor, §11). What a message does not say stays
 * there, and is no difference, but for invoices, their lines and packing, which it replaces. `there` is null for a job that is new.
 */
export function threeWay(sent: FreightShipment | null, there: FreightShipment | null, next: FreightShipment): ThreeWayDifference[] {
  const compared = SHIPMENT.filter((row) => !('part' in row));
  return differences(
    compared,
    { sent: sent && plain(sent), there: there && plain(there), next: plain(next) },
    { place: [], field: [], replaces: false, isRead: true },
  );
}

/** What a message says otherwise than another that was made before it. */
export function changesBetween(previous: FreightShipment, next: FreightShipment): ThreeWayDifference[] {
  return differences(
    SHIPMENT,
    { sent: null, there: plain(previous), next: plain(next) },
    { place: [], field: [], replaces: true, isRead: false },
  );
}

/** Without our handles: each message has one of its own. */
function plain(shipment: FreightShipment): FreightShipment {
  return { ...shipment, references: shipment.references.filter(({ number }) => !ExportHandle.safeParse(number).success) };
}

function differences(rows: readonly AnyRow[], sides: Sides, at: At): ThreeWayDifference[] {
  return rows.flatMap((row): ThreeWayDifference[] => {
    if ('text' in row || ('field' in row && at.isRead && isSettled(sides, row.field))) return [];
    if ('part' in row) return differences(row.rows, partsOf(sides, row.part), below(at, fieldWords(row.part), fieldWords(row.part)));
    if ('list' in row) return listDifferences(row, sides, at);
    const place = fieldWords(row.field);
    return valueDifference(row.form, valuesOf(sides, row.field), below(at, place, place), sides.sent !== null);
  });
}

/** Where the organisation is the one that is meant, its stored name and address may stand instead of ours (domain: eAdaptor, §5). */
function isSettled({ there, next }: Sides, field: string): boolean {
  if (there === null || next === null || field === 'organisation' || field === 'type') return false;
  const organisation = textIn(next, 'organisation');
  return organisation !== null && textIn(there, 'organisation') === organisation;
}

function listDifferences(row: Extract<AnyRow, { list: string }>, sides: Sides, at: At): ThreeWayDifference[] {
  const replaces = at.replaces || row.content === 'Complete';
  return membersOf(row.list, [sides.next, sides.there, sides.sent]).flatMap(({ place, word, sides: [next, there, sent], labels }) => {
    const inside = { ...below(at, place, word), replaces };
    const isEverywhere = next !== undefined && there !== undefined && (sent !== undefined || sides.sent === null);
    if (isEverywhere) return differences(row.rows, { next, there, sent: sent ?? null }, inside);
    if (next === undefined && !replaces && (sent === undefined || there !== undefined)) return [];
    if (next !== undefined && there !== undefined) return differences(row.rows, { next, there, sent: null }, inside);
    const [nextLabel = null, thereLabel = null, sentLabel = null] = labels;
    const hasChanged = sides.sent !== null && (sent === undefined) !== (there === undefined);
    return [differenceAt(inside, { sent: sentLabel, there: thereLabel, next: nextLabel }, hasChanged)];
  });
}

type Values = Readonly<Record<keyof Sides, string | null>>;

function valueDifference(form: ValueForm, values: Values, at: At, wasSent: boolean): ThreeWayDifference[] {
  const { sent, there, next } = values;
  const changedThere = wasSent && sent !== null && !isSameFreightValue(form, sent, there);
  const isToChange = (next !== null || at.replaces) && !isSameFreightValue(form, there, next);
  return changedThere || isToChange ? [differenceAt(at, values, changedThere)] : [];
}

function differenceAt({ place, field }: At, values: Values, changedThere: boolean): ThreeWayDifference {
  return { place: placeWords(place), field: placeWords(field), ...values, changedThere };
}

function below(at: At, here: string, word: string): At {
  return { ...at, place: [...at.place, here], field: [...at.field, word] };
}

function partsOf({ sent, there, next }: Sides, part: string): Sides {
  return { sent: sent && partIn(sent, part), there: there && partIn(there, part), next: next && partIn(next, part) };
}

function valuesOf({ sent, there, next }: Sides, field: string): Values {
  return { sent: sent && textIn(sent, field), there: there && textIn(there, field), next: next && textIn(next, field) };
}

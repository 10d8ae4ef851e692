import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';

/** A record that a reading wants to write: its kind, and the pages of its segment. */
export interface WantedRecord {
  readonly kind: RecordKind;
  readonly fromPage: number;
  readonly toPage: number;
}

/** A record that an earlier reading of the same file wrote. */
export interface KnownRecord extends WantedRecord {
  readonly recordId: string;
  readonly isStanding: boolean;
}

export interface AssignedRecords {
  /** The id of each wanted record, in their order. */
  readonly ids: readonly string[];
  /** Records that stand but are wanted no more. */
  readonly vanished: readonly KnownRecord[];
}

/** What makes a wanted record the same as a known one of its kind, the surest first. */
const SAME: readonly ((wanted: WantedRecord, known: KnownRecord) => boolean)[] = [
  (wanted, known) => known.fromPage === wanted.fromPage && known.toPage === wanted.toPage,
  (wanted, known) => known.fromPage === wanted.fromPage,
  (wanted, known) => known.isStanding && known.fromPage <= wanted.toPage && wanted.fromPage <= known.toPage,
];

/**
 * Which record each segment of a new reading is: the one that was read from its pages before, however its id was made then, so
 * that what people wrote into it stays; also one that had been withdrawn, when its segment comes back. Others get an id from `newId`,
 * which is given a name that no record of the file has had. The same known records always give the same answer.
 */
export function assignRecords(
  known: readonly KnownRecord[],
  wanted: readonly WantedRecord[],
  newId: (name: string) => string,
): AssignedRecords {
  const free = new Set(known.toSorted((a, b) => Number(b.isStanding) - Number(a.isStanding)));
  const taken = new Map<WantedRecord, string>();
  for (const isSame of SAME) {
    for (const sought of wanted.filter((one) => !taken.has(one))) {
      const found = [...free].find((record) => record.kind === sought.kind && isSame(sought, record));
      if (found === undefined) continue;
      taken.set(sought, found.recordId);
      free.delete(found);
    }
  }
  const usedIds = new Set(known.map(({ recordId }) => recordId));
  const ids = wanted.map((sought) => taken.get(sought) ?? unused(`page-${sought.fromPage}/${sought.kind}`, usedIds, newId));
  return { ids, vanished: [...free].filter(({ isStanding }) => isStanding) };
}

function unused(name: string, used: ReadonlySet<string>, newId: (name: string) => string): string {
  let id = newId(name);
  for (let n = 2; used.has(id); n++) id = newId(`${name}/${n}`);
  return id;
}

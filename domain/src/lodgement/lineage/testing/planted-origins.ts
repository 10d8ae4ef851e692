import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownSource, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { seededRandom } from '../../../classification/fitting/seeded-random.js';
import { FROM_JOB, type JobField } from '../../../declaration/compile/from-job.js';
import { ALONE, isSummed } from '../../../declaration/declared-goods.js';
import type { FrozenLine, FrozenRecord } from '../../frozen-record.js';
import type { Hand } from '../sent-message.js';
import { keyOfEnd, keyOfHand, type PlantedEnd } from './planted-end.js';

const AT = '2026-11-20T01:02:03.000Z';
const WAYS = ['paper', 'paper and confirmed', 'paper, typed over', 'typed', 'chosen of papers', 'confirmed', 'compiled', 'nobody'] as const;
const UNREAD = { raw: null, place: null, confidence: 1, by: null, offered: null } as const;

/** A record that says what a frozen one does, each value with an origin of its own, and where each has to end. */
export interface Planted {
  readonly record: ShippingRecord;
  readonly paper: (source: ShownSource) => ShippingRecord | null;
  readonly compiledBy: (lineId: string | null, field: string) => Hand | null;
  readonly setOnJob: (field: JobField, value: string) => Hand | null;
  /** By line (`header` for none) and field. */
  readonly ends: ReadonlyMap<string, readonly PlantedEnd[]>;
}

export function placeKey(lineId: string | null, field: string): string {
  return `${lineId ?? 'header'} ${field}`;
}

/** Papers, people and machines put values into a record at random; the same for the same seed. Some lines of goods become two of a group. */
export function plantOrigins(frozen: FrozenRecord, seed: number): { readonly planted: Planted; readonly frozen: FrozenRecord } {
  const grouped = {
    ...frozen,
    lines: frozen.lines.map((line, at) => (line.type === 'goods' && mayBeGrouped(line) && (seed + at) % 3 === 0 ? asGroup(line) : line)),
  };
  const planter = new Planter(seed, grouped);
  return { planted: planter.planted(), frozen: grouped };
}

function mayBeGrouped({ fields }: FrozenLine): boolean {
  return ALONE.every((field) => fields[field] === undefined);
}

function asGroup(line: FrozenLine): FrozenLine {
  return { ...line, lineIds: [...line.lineIds, ...line.lineIds.map((id) => `${id}-b`)] };
}

class Planter {
  private readonly random: () => number;
  private readonly papers = new Map<string, ShippingRecord>();
  private readonly compilers = new Map<string, Hand>();
  private readonly setters = new Map<string, Hand>();
  private readonly ends = new Map<string, readonly PlantedEnd[]>();
  private count = 0;

  constructor(
    seed: number,
    private readonly frozen: FrozenRecord,
  ) {
    this.random = seededRandom(seed);
  }

  planted(): Planted {
    const { fields, lines, kind } = this.frozen;
    const record = {
      ...recordOf('declared', kind),
      fields: this.values(null, fields),
      lines: lines.flatMap(({ lineIds, fields: said }) =>
        lineIds.map((line_id, part) => {
          const group = lineIds.length > 1 ? { line_group: { ...UNREAD, method: 'person' as const, value: lineIds[0] ?? '' } } : {};
          return { line_id, fields: { ...this.values(line_id, partOf(said, part)), ...group } };
        }),
      ),
    };
    return {
      record,
      paper: (source) => this.papers.get(source.record_id) ?? null,
      compiledBy: (lineId, field) => this.compilers.get(placeKey(lineId, field)) ?? null,
      setOnJob: (field, value) => this.setters.get(`${field} ${value}`) ?? null,
      ends: this.ends,
    };
  }

  private values(lineId: string | null, said: Readonly<Record<string, string | undefined>>) {
    return Object.fromEntries(Object.entries(said).map(([field, value]) => [field, this.value(lineId, field, value ?? '')]));
  }

  private value(lineId: string | null, field: string, value: string): ShownValue {
    const key = placeKey(lineId, field);
    const hand = this.hand();
    const way = WAYS[Math.floor(this.random() * WAYS.length)];
    const ends = (...planted: readonly PlantedEnd[]) => this.ends.set(key, planted);
    switch (way) {
      case 'paper':
      case 'paper and confirmed':
      case 'chosen of papers': {
        const { from, box } = this.paper(field, value, null);
        ends(box, ...(way === 'paper' ? [] : [keyOfHand(hand, way === 'chosen of papers' ? 'wrote' : 'confirmed')]));
        const own = way === 'chosen of papers' ? { method: 'person' as const, by: hand } : { method: 'compiled' as const };
        return { ...UNREAD, value, from, ...own, ...(way === 'paper and confirmed' && { confirmed: hand }) };
      }
      case 'paper, typed over':
        ends(keyOfHand(hand, 'wrote'));
        return { ...UNREAD, value, method: 'compiled', from: this.paper(field, value, hand).from };
      case 'typed':
        ends(keyOfHand(hand, 'wrote'));
        return { ...UNREAD, value, method: 'person', by: hand };
      case 'confirmed':
        ends(keyOfHand(hand, 'confirmed'));
        return { ...UNREAD, value, method: 'ocr', confirmed: hand };
      case 'compiled':
        this.compilers.set(key, hand);
        ends(...this.setOnJob(lineId, field, value), keyOfHand(hand, 'compiled'));
        return { ...UNREAD, value, method: 'compiled' };
      default:
        ends('signer');
        return { ...UNREAD, value, method: 'model' };
    }
  }

  /** What is the job's was set there by somebody, the same for all fields that take it from there. */
  private setOnJob(lineId: string | null, field: string, value: string): PlantedEnd[] {
    const ofJob = lineId === null && isRecordField(field) ? FROM_JOB[field] : undefined;
    if (ofJob === undefined) return [];
    const key = `${ofJob} ${value}`;
    this.setters.set(key, this.setters.get(key) ?? this.hand());
    return [keyOfHand(this.setters.get(key) ?? this.hand(), 'set')];
  }

  /** A paper that says this value in a box of its own; typed over, somebody wrote it there in place of what was read. */
  private paper(field: string, value: string, typed: Hand | null): { from: ShownSource; box: PlantedEnd } {
    const [record_id, document_id] = [`paper-${++this.count}`, `document-${this.count}`];
    const place = { page: 1 + (this.count % 9), boxes: [{ x: this.random(), y: this.random(), width: 0.1, height: 0.02 }], address: null };
    const shown: ShownValue = { ...UNREAD, value, raw: 'as read', place, method: typed ? 'person' : 'text layer', by: typed };
    this.papers.set(record_id, { ...recordOf(record_id, 'invoice'), document_id, fields: { [field]: shown } });
    const box = keyOfEnd({ kind: 'box', document_id, place });
    return { from: { record_id, kind: 'invoice', line_id: null, field, position: 1 }, box };
  }

  private hand(): Hand {
    return { user_id: `person-${++this.count}`, at: AT };
  }
}

/** Of a field that adds up the second line of a group says nothing, so that what is declared stays the same. */
function partOf(said: FrozenLine['fields'], part: number) {
  return part === 0 ? said : Object.fromEntries(Object.entries(said).map(([field, value]) => [field, isSummed(field) ? '0' : value]));
}

function recordOf(id: string, kind: ShippingRecord['kind']): ShippingRecord {
  const nothing = { document_id: null, document_type: null, from_page: null, to_page: null, withdrawn: false, stream_position: 9 };
  return { id, kind, work_order_id: 'job', ...nothing, fields: {}, lines: [] };
}

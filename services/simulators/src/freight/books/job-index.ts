import { all, textAt } from '../xml/node.js';
import type { Job } from './entries.js';

/** Where jobs are found by what they carry, however many there are. */
export class JobIndex {
  private readonly places = new Map<string, Set<string>>();
  private readonly lastNumbers = new Map<string, number>();

  /** Takes the job in as it stands, in the place of what it was before. */
  put(job: Job, before: Job | undefined): void {
    for (const place of before === undefined ? [] : placesOf(before)) this.places.get(place)?.delete(before?.key ?? '');
    for (const place of placesOf(job)) this.places.set(place, (this.places.get(place) ?? new Set()).add(job.key));
    const series = `${job.system} ${job.key.slice(0, 1)}`;
    this.lastNumbers.set(series, Math.max(this.lastNumbers.get(series) ?? 0, Number(job.key.slice(1))));
  }

  clear(): void {
    this.places.clear();
    this.lastNumbers.clear();
  }

  /** The keys of the jobs of a kind that carry this bill, or this additional reference. */
  keysOf(system: string, type: string, what: 'bill' | 'reference', value: string): readonly string[] {
    return [...(this.places.get(placeOf(system, type, what, value)) ?? [])];
  }

  /** The highest number of the keys that begin with a letter; 0 where there is none. */
  lastNumber(system: string, letter: string): number {
    return this.lastNumbers.get(`${system} ${letter}`) ?? 0;
  }
}

/** The additional references of a job. */
export function carried(job: Job): readonly string[] {
  return all(job.shipment, 'AdditionalReference').map((one) => textAt(one, 'ReferenceNumber'));
}

/** A bill with what kind of bill it is. */
export function billOf(shipment: Job['shipment']): string {
  return `${textAt(shipment, 'WayBillType/Code')} ${textAt(shipment, 'WayBillNumber')}`;
}

function placesOf(job: Job): string[] {
  const { system, type } = job;
  return [placeOf(system, type, 'bill', billOf(job.shipment)), ...carried(job).map((one) => placeOf(system, type, 'reference', one))];
}

function placeOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

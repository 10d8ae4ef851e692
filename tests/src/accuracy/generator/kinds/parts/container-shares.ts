import { rounded, sumOf } from '../../truth/rounding.js';
import type { Shipment } from '../../truth/shipment.js';

/** What lies in one container of a shipment. */
interface ContainerShare {
  readonly number: string;
  readonly seal: string;
  readonly sizeType: string;
  readonly packages: number;
  readonly grossWeight: number;
  readonly volume: number;
}

/** The load of a shipment in its containers; the last one takes what the others leave, so that the sums agree. */
export function containerShares({ containers, packages, grossWeight, volume }: Shipment): ContainerShare[] {
  const part = (whole: number, places: number, index: number) => {
    const each = rounded(Math.floor((whole / containers.length) * 10 ** places) / 10 ** places, places);
    return index + 1 < containers.length ? each : rounded(whole - sumOf(Array<number>(containers.length - 1).fill(each), places), places);
  };
  return containers.map((container, index) => ({
    ...container,
    packages: part(packages, 0, index),
    grossWeight: part(grossWeight, 1, index),
    volume: part(volume, 2, index),
  }));
}

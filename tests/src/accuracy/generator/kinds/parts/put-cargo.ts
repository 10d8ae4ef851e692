import type { Draft } from '../../draft.js';
import type { Shipment } from '../../truth/shipment.js';

/** Prints packages, weights and volume at labels of their own. */
export function putCargoTotals(draft: Draft, { packages, packageType, netWeight, grossWeight, volume }: Shipment): void {
  const { writing } = draft;
  draft.print('cargo', 'packages', `${writing.count(packages)} ${packageType}`, { packages, package_type: packageType });
  draft.print('cargo', 'net_weight', writing.weight(netWeight), { net_weight: netWeight, weight_unit: writing.weightUnit });
  draft.print('cargo', 'gross_weight', writing.weight(grossWeight), { gross_weight: grossWeight, weight_unit: writing.weightUnit });
  draft.print('cargo', 'volume', writing.volume(volume), { volume, volume_unit: writing.volumeUnit });
}

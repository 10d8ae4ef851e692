import type { FreightShipment } from './shipment.js';

/** What lists show of a message without opening it. Nothing is said by an empty text. */
export interface ShownShipment {
  readonly importer: string;
  readonly importerCode: string;
  readonly bill: string;
}

/** The party that the goods go to: the importer of a declaration, the consignee of a shipment. */
const IMPORTERS: readonly (string | null)[] = ['ImporterDocumentaryAddress', 'ConsigneeDocumentaryAddress'];

/** Whose goods a message is about, and their bill. */
export function shownOf({ parties, billNumber }: FreightShipment): ShownShipment {
  const importer = parties.find(({ type }) => IMPORTERS.includes(type));
  return {
    importer: (importer?.name ?? '').slice(0, 200).toWellFormed(),
    importerCode: (importer?.organisation ?? '').slice(0, 60),
    bill: (billNumber ?? '').slice(0, 60),
  };
}

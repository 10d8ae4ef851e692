/** A text, or null where nothing is said. Decimals are `DecimalText`, days ISO, flags `Y` or `N`; codes are those of the freight system. */
export type Said = string | null;

/** The job there: its type, and its key once it has one. */
export type FreightTarget = { readonly type: Said; readonly key: Said };

/** Whose job it is there, by the codes of the freight system. */
export type FreightOwner = {
  readonly company: Said;
  readonly enterprise: Said;
  readonly server: Said;
  /** Our name as a sender. The mapping of codes there hangs on it. */
  readonly dataProvider: Said;
  readonly branch: Said;
  readonly department: Said;
};

/** A bill that stands beside the first one. `HWB` is a house bill, `MWB` a master bill. */
export type FreightBill = { readonly number: Said; readonly type: Said };
export type FreightReference = { readonly type: Said; readonly number: Said };
export type FreightDate = { readonly type: Said; readonly isEstimate: Said; readonly day: Said };

export type FreightParty = {
  /** The part that it has: `ImporterDocumentaryAddress`. */
  readonly type: Said;
  readonly address: Said;
  readonly city: Said;
  readonly name: Said;
  readonly country: Said;
  /** ABN or customs client id. */
  readonly customsId: Said;
  /** The organisation there. Where it is known, the address that is stored there may be used instead of this one. */
  readonly organisation: Said;
};

export type FreightContainer = {
  readonly number: Said;
  readonly type: Said;
  readonly grossWeight: Said;
  readonly link: Said;
  readonly seal: Said;
  readonly weightUnit: Said;
};

/** How much of an invoice line lies in a packing line. */
export type PackedItem = { readonly lineLink: Said; readonly quantity: Said };

export type FreightPackingLine = {
  readonly containerLink: Said;
  readonly description: Said;
  readonly link: Said;
  readonly marks: Said;
  readonly packages: Said;
  readonly packageType: Said;
  readonly volume: Said;
  readonly volumeUnit: Said;
  readonly weight: Said;
  readonly weightUnit: Said;
  readonly items: readonly PackedItem[];
};

/** Something on an invoice besides goods. */
export type FreightCharge = {
  readonly type: Said;
  readonly amount: Said;
  readonly currency: Said;
  /** `Y` where it comes on top of the total of the invoice. */
  readonly isBesideTotal: Said;
};

export type FreightInvoiceLine = {
  /** Counts from 1 in its invoice. */
  readonly number: Said;
  readonly countryOfOrigin: Said;
  readonly description: Said;
  readonly hsCode: Said;
  readonly quantity: Said;
  readonly quantityUnit: Said;
  readonly price: Said;
  /** Counts from 1 in the whole message: packing lines name lines by it. */
  readonly link: Said;
  readonly localDescription: Said;
  readonly netWeight: Said;
  readonly netWeightUnit: Said;
  readonly orderNumber: Said;
  readonly productCode: Said;
};

export type FreightInvoice = {
  readonly number: Said;
  readonly terms: Said;
  readonly billNumber: Said;
  readonly incoterm: Said;
  readonly amount: Said;
  readonly currency: Said;
  readonly day: Said;
  readonly netWeight: Said;
  readonly netWeightUnit: Said;
  readonly packages: Said;
  readonly supplier: FreightParty;
  readonly grossWeight: Said;
  readonly weightUnit: Said;
  readonly charges: readonly FreightCharge[];
  readonly lines: readonly FreightInvoiceLine[];
};

/** A job as it is exchanged with a freight system, whichever way: what we send of it, and what we read of it there. */
export type FreightShipment = {
  readonly target: FreightTarget;
  readonly owner: FreightOwner;
  readonly invoices: readonly FreightInvoice[];
  readonly containerMode: Said;
  readonly goodsDescription: Said;
  readonly goodsValue: Said;
  readonly goodsCurrency: Said;
  readonly imo: Said;
  readonly portOfLoading: Said;
  readonly portOfDischarge: Said;
  readonly portOfOrigin: Said;
  readonly portOfDestination: Said;
  readonly packages: Said;
  readonly packageType: Said;
  readonly volume: Said;
  readonly volumeUnit: Said;
  readonly grossWeight: Said;
  readonly weightUnit: Said;
  readonly transportMode: Said;
  readonly vessel: Said;
  /** Of a ship; of an aircraft its flight. */
  readonly voyage: Said;
  readonly billNumber: Said;
  readonly billType: Said;
  readonly otherBills: readonly FreightBill[];
  readonly references: readonly FreightReference[];
  readonly containers: readonly FreightContainer[];
  readonly dates: readonly FreightDate[];
  readonly parties: readonly FreightParty[];
  readonly packingLines: readonly FreightPackingLine[];
};

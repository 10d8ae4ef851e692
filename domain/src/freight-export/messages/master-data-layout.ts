import type { Said } from '../shipment/shipment.js';
import type { Layout } from '../xml/layout.js';
import { CODE, code, FLAG, text } from '../xml/value-forms.js';

/** What an address is for: `OFC`, and whether it is the main one for that. */
export type AddressUse = { readonly type: Said; readonly isMain: Said };

export type OrganisationAddress = {
  readonly code: Said;
  readonly address1: Said;
  readonly address2: Said;
  readonly city: Said;
  readonly state: Said;
  readonly postcode: Said;
  readonly country: Said;
  readonly uses: readonly AddressUse[];
};

/** An organisation as its freight system keeps it. */
export type ReadOrganisation = {
  readonly code: Said;
  readonly name: Said;
  readonly isActive: Said;
  readonly isConsignee: Said;
  readonly isConsignor: Said;
  readonly isForwarder: Said;
  readonly isBroker: Said;
  readonly port: Said;
  readonly addresses: readonly OrganisationAddress[];
};

/** Whose a product is there: `OWN` owner, `SUP` supplier. */
export type ProductRelation = { readonly type: Said; readonly organisation: Said };
export type ProductTariff = { readonly number: Said; readonly type: Said; readonly country: Said };

/** A product as its freight system keeps it. */
export type ReadProduct = {
  readonly partNumber: Said;
  readonly description: Said;
  readonly unit: Said;
  readonly isActive: Said;
  readonly relations: readonly ProductRelation[];
  readonly tariffs: readonly ProductTariff[];
};

// biome-ignore-start format: a table reads best in rows
const ADDRESS_USE: Layout<AddressUse> = [
  { path: 'AddressType', field: 'type', form: code(10) },
  { path: 'IsMainAddress', field: 'isMain', form: FLAG },
];

const ADDRESS: Layout<OrganisationAddress> = [
  { path: 'Code', field: 'code', form: text(100) },
  { path: 'Address1', field: 'address1', form: text(200) },
  { path: 'Address2', field: 'address2', form: text(200) },
  { path: 'City', field: 'city', form: text(100) },
  { path: 'State', field: 'state', form: text(40) },
  { path: 'PostCode', field: 'postcode', form: text(20), orAt: 'Postcode' },
  { path: 'CountryCode/Code', field: 'country', form: CODE, orAt: 'Country/Code' },
  { path: 'OrgAddressCapabilityCollection/OrgAddressCapability', list: 'uses', content: null, rows: ADDRESS_USE },
];

/** Below `Organization/OrgHeader` (domain: eAdaptor, §9). */
export const ORGANISATION: Layout<ReadOrganisation> = [
  { path: 'Code', field: 'code', form: CODE },
  { path: 'FullName', field: 'name', form: text(200) },
  { path: 'IsActive', field: 'isActive', form: FLAG },
  { path: 'IsConsignee', field: 'isConsignee', form: FLAG },
  { path: 'IsConsignor', field: 'isConsignor', form: FLAG },
  { path: 'IsForwarder', field: 'isForwarder', form: FLAG },
  { path: 'IsBroker', field: 'isBroker', form: FLAG },
  { path: 'ClosestPort/Code', field: 'port', form: CODE },
  { path: 'OrgAddressCollection/OrgAddress', list: 'addresses', content: null, rows: ADDRESS },
];

const RELATION: Layout<ProductRelation> = [
  { path: 'Relationship', field: 'type', form: code(10) },
  { path: 'OrgHeader/Code', field: 'organisation', form: CODE },
];

const TARIFF: Layout<ProductTariff> = [
  { path: 'TariffNum', field: 'number', form: text(40) },
  { path: 'ChildType', field: 'type', form: code(10) },
  { path: 'Country/Code', field: 'country', form: CODE },
];

/** Below `Product/OrgSupplierPart`. The names of its collections are those of public integrations: no page of the trade confirms them. */
export const PRODUCT: Layout<ReadProduct> = [
  { path: 'PartNum', field: 'partNumber', form: text(100) },
  { path: 'Desc', field: 'description', form: text(500) },
  { path: 'StockKeepingUnit', field: 'unit', form: CODE },
  { path: 'IsActive', field: 'isActive', form: FLAG },
  { path: 'OrgPartRelationCollection/OrgPartRelation', list: 'relations', content: null, rows: RELATION },
  { path: 'CusClassPartPivotCollection/CusClassPartPivot', list: 'tariffs', content: null, rows: TARIFF },
];
// biome-ignore-end format: a table reads best in rows

import type { Layout } from '../xml/layout.js';
import { CODE, COUNTRY, CURRENCY, code, DAY, DECIMAL, FLAG, PORT, text, WHOLE } from '../xml/value-forms.js';
import type {
  FreightBill,
  FreightCharge,
  FreightContainer,
  FreightDate,
  FreightInvoice,
  FreightInvoiceLine,
  FreightOwner,
  FreightPackingLine,
  FreightParty,
  FreightReference,
  FreightShipment,
  FreightTarget,
  PackedItem,
} from './shipment.js';

// The order is that of public messages: what identifies a thing, then its own elements by name, then its collections by name; ports stand in
// an order of their own. Before going live it has to be compared with the developer guide of the customer.

// biome-ignore-start format: a table reads best in rows
const TARGET: Layout<FreightTarget> = [
  {
    path: 'DataContext/DataTargetCollection/DataTarget/Type',
    field: 'type',
    form: code(40),
    orAt: 'DataContext/DataSourceCollection/DataSource/Type',
  },
  {
    path: 'DataContext/DataTargetCollection/DataTarget/Key',
    field: 'key',
    form: code(35),
    orAt: 'DataContext/DataSourceCollection/DataSource/Key',
  },
];

const OWNER: Layout<FreightOwner> = [
  { path: 'DataContext/CodesMappedToTarget', text: 'true' },
  { path: 'DataContext/Company/Code', field: 'company', form: CODE },
  { path: 'DataContext/DataProvider', field: 'dataProvider', form: text(40) },
  { path: 'DataContext/EnterpriseID', field: 'enterprise', form: CODE },
  { path: 'DataContext/EventBranch/Code', field: 'branch', form: CODE },
  { path: 'DataContext/EventDepartment/Code', field: 'department', form: CODE },
  { path: 'DataContext/ServerID', field: 'server', form: CODE },
];

/** What every message about a job begins with. */
export const CONTEXT: Layout<{ readonly target: FreightTarget; readonly owner: FreightOwner }> = [
  { part: 'target', rows: TARGET },
  { part: 'owner', rows: OWNER },
];

const PARTY: Layout<FreightParty> = [
  { path: 'AddressType', field: 'type', form: code(40) },
  { path: 'Address1', field: 'address', form: text(500) },
  { path: 'City', field: 'city', form: text(80) },
  { path: 'CompanyName', field: 'name', form: text(500) },
  { path: 'Country/Code', field: 'country', form: COUNTRY },
  { path: 'GovRegNum', field: 'customsId', form: code(20) },
  { path: 'OrganizationCode', field: 'organisation', form: CODE },
];

const SUPPLIER: Layout<FreightParty> = PARTY.map((row) => ({ ...row, path: `Supplier/${row.path}` }));

const CHARGE: Layout<FreightCharge> = [
  { path: 'ChargeType/Code', field: 'type', form: CODE },
  { path: 'Amount', field: 'amount', form: DECIMAL },
  { path: 'Currency/Code', field: 'currency', form: CURRENCY },
  { path: 'IsNotIncludedInInvoice', field: 'isBesideTotal', form: FLAG },
];

const INVOICE_LINE: Layout<FreightInvoiceLine> = [
  { path: 'LineNo', field: 'number', form: WHOLE },
  { path: 'CountryOfOrigin/Code', field: 'countryOfOrigin', form: COUNTRY },
  { path: 'Description', field: 'description', form: text(2_000) },
  { path: 'HarmonisedCode', field: 'hsCode', form: code(20) },
  { path: 'InvoiceQuantity', field: 'quantity', form: DECIMAL },
  { path: 'InvoiceQuantityUnit/Code', field: 'quantityUnit', form: CODE },
  { path: 'LinePrice', field: 'price', form: DECIMAL },
  { path: 'Link', field: 'link', form: WHOLE },
  { path: 'LocalDescription', field: 'localDescription', form: text(2_000) },
  { path: 'NetWeight', field: 'netWeight', form: DECIMAL },
  { path: 'NetWeightUnit/Code', field: 'netWeightUnit', form: CODE },
  { path: 'OrderNumber', field: 'orderNumber', form: text(100) },
  { path: 'PartNo', field: 'productCode', form: text(100) },
];

const INVOICE: Layout<FreightInvoice> = [
  { path: 'InvoiceNumber', field: 'number', form: text(100) },
  { path: 'AdditionalTerms', field: 'terms', form: text(500) },
  { path: 'BillNumber', field: 'billNumber', form: text(35) },
  { path: 'IncoTerm/Code', field: 'incoterm', form: CODE },
  { path: 'InvoiceAmount', field: 'amount', form: DECIMAL },
  { path: 'InvoiceCurrency/Code', field: 'currency', form: CURRENCY },
  { path: 'InvoiceDate', field: 'day', form: DAY },
  { path: 'NetWeight', field: 'netWeight', form: DECIMAL },
  { path: 'NetWeightUQ/Code', field: 'netWeightUnit', form: CODE },
  { path: 'NoOfPacks', field: 'packages', form: DECIMAL },
  { part: 'supplier', rows: SUPPLIER },
  { path: 'Weight', field: 'grossWeight', form: DECIMAL },
  { path: 'WeightUnit/Code', field: 'weightUnit', form: CODE },
  { path: 'CommercialChargeCollection/CommercialCharge', list: 'charges', content: 'Complete', rows: CHARGE },
  { path: 'CommercialInvoiceLineCollection/CommercialInvoiceLine', list: 'lines', content: 'Complete', rows: INVOICE_LINE },
];

const BILL: Layout<FreightBill> = [
  { path: 'BillNumber', field: 'number', form: text(35) },
  { path: 'BillType/Code', field: 'type', form: CODE },
];

const REFERENCE: Layout<FreightReference> = [
  { path: 'Type/Code', field: 'type', form: CODE },
  { path: 'ReferenceNumber', field: 'number', form: text(100) },
];

const CONTAINER: Layout<FreightContainer> = [
  { path: 'ContainerNumber', field: 'number', form: text(20) },
  { path: 'ContainerType/Code', field: 'type', form: CODE },
  { path: 'GrossWeight', field: 'grossWeight', form: DECIMAL },
  { path: 'Link', field: 'link', form: WHOLE },
  { path: 'Seal', field: 'seal', form: text(100) },
  { path: 'WeightUnit/Code', field: 'weightUnit', form: CODE },
];

const DATE: Layout<FreightDate> = [
  { path: 'Type', field: 'type', form: code(40) },
  { path: 'IsEstimate', field: 'isEstimate', form: FLAG },
  { path: 'Value', field: 'day', form: DAY },
];

const PACKED_ITEM: Layout<PackedItem> = [
  { path: 'CommercialInvoiceLineLink', field: 'lineLink', form: WHOLE },
  { path: 'PackedQuantity', field: 'quantity', form: DECIMAL },
];

const PACKING_LINE: Layout<FreightPackingLine> = [
  { path: 'ContainerLink', field: 'containerLink', form: WHOLE },
  { path: 'GoodsDescription', field: 'description', form: text(2_000) },
  { path: 'Link', field: 'link', form: WHOLE },
  { path: 'MarksAndNos', field: 'marks', form: text(2_000) },
  { path: 'PackQty', field: 'packages', form: DECIMAL },
  { path: 'PackType/Code', field: 'packageType', form: CODE },
  { path: 'Volume', field: 'volume', form: DECIMAL },
  { path: 'VolumeUnit/Code', field: 'volumeUnit', form: CODE },
  { path: 'Weight', field: 'weight', form: DECIMAL },
  { path: 'WeightUnit/Code', field: 'weightUnit', form: CODE },
  { path: 'PackedItemCollection/PackedItem', list: 'items', content: 'Complete', rows: PACKED_ITEM },
];

/**
 * A job as `UniversalShipment/Shipment` has it (domain: eAdaptor, §4 to 6). What is sent of invoices, their lines and packing is the whole of
 * it, so that nothing that was taken out stays there; of everything else the freight system keeps what it has besides.
 */
export const SHIPMENT: Layout<FreightShipment> = [
  { part: 'target', rows: TARGET },
  { part: 'owner', rows: OWNER },
  { path: 'CommercialInfo/CommercialInvoiceCollection/CommercialInvoice', list: 'invoices', content: 'Complete', rows: INVOICE },
  { path: 'ContainerMode/Code', field: 'containerMode', form: CODE },
  { path: 'GoodsDescription', field: 'goodsDescription', form: text(2_000) },
  { path: 'GoodsValue', field: 'goodsValue', form: DECIMAL },
  { path: 'GoodsValueCurrency/Code', field: 'goodsCurrency', form: CURRENCY },
  { path: 'LloydsIMO', field: 'imo', form: code(10) },
  { path: 'PortOfLoading/Code', field: 'portOfLoading', form: PORT },
  { path: 'PortOfDischarge/Code', field: 'portOfDischarge', form: PORT },
  { path: 'PortOfOrigin/Code', field: 'portOfOrigin', form: PORT },
  { path: 'PortOfDestination/Code', field: 'portOfDestination', form: PORT },
  { path: 'TotalNoOfPacks', field: 'packages', form: DECIMAL },
  { path: 'TotalNoOfPacksPackageType/Code', field: 'packageType', form: CODE },
  { path: 'TotalVolume', field: 'volume', form: DECIMAL },
  { path: 'TotalVolumeUnit/Code', field: 'volumeUnit', form: CODE },
  { path: 'TotalWeight', field: 'grossWeight', form: DECIMAL },
  { path: 'TotalWeightUnit/Code', field: 'weightUnit', form: CODE },
  { path: 'TransportMode/Code', field: 'transportMode', form: CODE },
  { path: 'VesselName', field: 'vessel', form: text(100) },
  { path: 'VoyageFlightNo', field: 'voyage', form: text(40) },
  { path: 'WayBillNumber', field: 'billNumber', form: text(35) },
  { path: 'WayBillType/Code', field: 'billType', form: CODE },
  { path: 'AdditionalBillCollection/AdditionalBill', list: 'otherBills', content: 'Partial', rows: BILL },
  { path: 'AdditionalReferenceCollection/AdditionalReference', list: 'references', content: 'Partial', rows: REFERENCE },
  { path: 'ContainerCollection/Container', list: 'containers', content: 'Partial', rows: CONTAINER },
  { path: 'DateCollection/Date', list: 'dates', content: 'Partial', rows: DATE },
  { path: 'OrganizationAddressCollection/OrganizationAddress', list: 'parties', content: 'Partial', rows: PARTY },
  { path: 'PackingLineCollection/PackingLine', list: 'packingLines', content: 'Complete', rows: PACKING_LINE },
];
// biome-ignore-end format: a table reads best in rows

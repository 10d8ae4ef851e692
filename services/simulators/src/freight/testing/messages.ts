/** Messages for tests, as text; each part can be another. */
const ROOT = 'xmlns="http://www.cargowise.com/Schemas/Universal/2011/11" version="1.1"';

export interface Parts {
  readonly type?: string;
  readonly key?: string;
  /** The enterprise and the server that it says it is for. */
  readonly to?: readonly [string, string] | null;
  readonly reference?: string;
  readonly bill?: string;
  readonly importer?: string;
  /** Elements of the shipment beside those that stand there. */
  readonly more?: string;
  readonly invoices?: string;
}

function context({ type = 'CustomsDeclaration', key = '', to = null }: Parts = {}): string {
  const ids = to === null ? '' : `<EnterpriseID>${to[0]}</EnterpriseID><ServerID>${to[1]}</ServerID>`;
  return `<DataContext><DataTargetCollection><DataTarget><Type>${type}</Type><Key>${key}</Key></DataTarget></DataTargetCollection>${ids}</DataContext>`;
}

export function line(number: number, { unit = 'NO', price = '10.50' } = {}): string {
  return `<CommercialInvoiceLine><LineNo>${number}</LineNo><Description>Lamp ${number}</Description><InvoiceQuantity>2</InvoiceQuantity>
    <InvoiceQuantityUnit><Code>${unit}</Code></InvoiceQuantityUnit><LinePrice>${price}</LinePrice></CommercialInvoiceLine>`;
}

export function invoice(number: string, lines: readonly string[] = [line(1), line(2)], more = ''): string {
  return `<CommercialInvoice><InvoiceNumber>${number}</InvoiceNumber><InvoiceAmount>21</InvoiceAmount>
    <InvoiceCurrency><Code>USD</Code></InvoiceCurrency>${more}
    <CommercialInvoiceLineCollection Content="Complete">${lines.join('')}</CommercialInvoiceLineCollection></CommercialInvoice>`;
}

export function shipment(parts: Parts = {}): string {
  const { reference = 'REF1', bill = 'BILL1', importer = 'WATTLEAU', more = '', invoices = invoice('INV-1') } = parts;
  return `<UniversalShipment ${ROOT}><Shipment>${context(parts)}
    <CommercialInfo><CommercialInvoiceCollection Content="Complete">${invoices}</CommercialInvoiceCollection></CommercialInfo>
    <WayBillNumber>${bill}</WayBillNumber><WayBillType><Code>HWB</Code></WayBillType>${more}
    <AdditionalReferenceCollection><AdditionalReference><Type><Code>OWN</Code></Type><ReferenceNumber>${reference}</ReferenceNumber>
    </AdditionalReference></AdditionalReferenceCollection>
    <OrganizationAddressCollection><OrganizationAddress><AddressType>ConsigneeDocumentaryAddress</AddressType>
    <OrganizationCode>${importer}</OrganizationCode></OrganizationAddress></OrganizationAddressCollection></Shipment></UniversalShipment>`;
}

export function shipmentRequest(parts: Parts): string {
  const { reference } = parts;
  const by =
    reference === undefined
      ? ''
      : `<AdditionalReferenceCollection><AdditionalReference><ReferenceNumber>${reference}</ReferenceNumber></AdditionalReference></AdditionalReferenceCollection>`;
  return `<UniversalShipmentRequest ${ROOT}><ShipmentRequest>${context(parts)}${by}</ShipmentRequest></UniversalShipmentRequest>`;
}

export function documentEvent(parts: Parts, files: readonly { readonly name: string; readonly text: string }[]): string {
  const attached = files.map(
    ({ name, text }) =>
      `<AttachedDocument><FileName>${name}</FileName><ImageData>${Buffer.from(text).toString('base64')}</ImageData>
       <Type><Code>CIV</Code></Type><IsPublished>true</IsPublished></AttachedDocument>`,
  );
  return `<UniversalEvent ${ROOT}><Event>${context(parts)}<EventTime>2026-11-24T10:00:00</EventTime><EventType>DDI</EventType>
    <AttachedDocumentCollection>${attached.join('')}</AttachedDocumentCollection></Event></UniversalEvent>`;
}

export function documentRequest(parts: Parts, filter = ''): string {
  return `<UniversalDocumentRequest ${ROOT}><DocumentRequest>${context(parts)}${filter}</DocumentRequest></UniversalDocumentRequest>`;
}

export function native(body: string): string {
  return `<Native xmlns="http://www.cargowise.com/Schemas/Native/2011/11" version="2.0"><Body>${body}</Body></Native>`;
}

export function organisationQuery(field: string, value: string, type = 'Partial'): string {
  return native(
    `<Organization version="2.0"><CriteriaGroup Type="${type}"><Criteria Entity="OrgHeader" FieldName="${field}">${value}</Criteria></CriteriaGroup></Organization>`,
  );
}

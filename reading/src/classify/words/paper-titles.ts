import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';

/** How papers of each type are titled, one title a line. */
export const PAPER_TITLES: Record<Exclude<DocumentType, 'other' | 'EML' | 'HAWB' | 'HBL' | 'MBL' | 'SUP'>, string> = {
  CIV: `
    commercial invoice
    invoice
    export invoice
    customs invoice
    tax invoice
    sales invoice
    factura comercial
    factura
    facture
    commercial tax invoice
    invoice and packing list
    商业发票
    发票
    商业发票 commercial invoice
    形式发票
  `,
  PKL: `
    packing list
    packing slip
    packing note
    weight list
    packing weight list
    packing and weight list
    detailed packing list
    lista de empaque
    packing list weight note
    装箱单
    装箱单 packing list
    箱单
  `,
  PKD: `
    packing declaration
    packing material declaration
    fcl packing declaration
    lcl packing declaration
  `,
  APD: 'annual packing declaration',
  COO: `
    certificate of origin
    declaration of origin
    origin declaration
    origin certificate
    certificado de origen
    preferential certificate of origin
    ausfta declaration
    certificate of origin form
    fta declaration
    exporter statement on origin
    原产地证书
    原产地证明书
    原产地证明
  `,
  BL: `
    bill of lading
    house bill of lading
    master bill of lading
    ocean bill of lading
    combined transport bill of lading
    multimodal transport bill of lading
    sea waybill
    bill of lading for combined transport shipment or port to port shipment
    express bill of lading
    through bill of lading
    bill of lading for ocean transport or multimodal transport
    non negotiable sea waybill
    conocimiento de embarque
    提单
    海运提单
  `,
  AWB: `
    air waybill
    air consignment note
    airway bill
    guia aerea
    空运单
    航空运单
  `,
  ARN: `
    arrival notice
    notice of arrival
    arrival notification
    cargo arrival notice
    arrival notice freight invoice
    到货通知
  `,
  FIN: `
    freight invoice
    freight bill
    freight tax invoice
  `,
  FUM: `
    fumigation certificate
    certificate of fumigation
    methyl bromide fumigation certificate
    熏蒸证书
    熏蒸消毒证书
  `,
  MDC: `
    manufacturer declaration
    manufacturer statement
    manufacturer certificate
    declaration of manufacturer
  `,
  HCC: `
    health certificate
    veterinary certificate
    veterinary health certificate
    sanitary certificate
    卫生证书
  `,
  CRT: `
    phytosanitary certificate
    certificate of analysis
    inspection certificate
    certificate of conformity
    quality certificate
    insurance certificate
    certificate of quality
    植物检疫证书
  `,
  ING: `
    ingredient list
    ingredients list
    list of ingredients
    ingredient statement
    ingredient declaration
  `,
  IMP: `
    import permit
    permit to import
    permit to import quarantine material
  `,
  ILD: `
    illegal logging declaration
    illegal logging due diligence declaration
    timber declaration
  `,
  ASB: `
    asbestos declaration
    asbestos free declaration
    asbestos free certificate
    declaration of non asbestos content
  `,
  CED: `
    china export declaration
    中华人民共和国海关出口货物报关单
    海关出口货物报关单
    出口货物报关单
  `,
};

/** Papers that the desk keeps but that are none of its types. */
export const OTHER_TITLES = `
  shipping instruction
  shipper letter of instruction
  vgm certificate
  verified gross mass
  certificate of verified gross mass
  verified gross mass certificate
  information about verified gross mass of container
  booking confirmation
  purchase order
  sales contract
  proforma invoice
  quotation
  delivery order
  letter of credit
  statement of account
  credit note
  debit note
  dangerous goods declaration
  multimodal dangerous goods form
  certificate of insurance
  cargo manifest
  dock receipt
  mate receipt
  material safety data sheet
  safety data sheet
  declaration element
  power of attorney
  remittance advice
  申报要素
  报关委托书
  采购订单
  销售合同
`;

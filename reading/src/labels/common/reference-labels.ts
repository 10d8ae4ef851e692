/** How papers call their numbers and dates. */
export const REFERENCE_LABELS = {
  invoice_number: `
    bill no
    commercial invoice
    commercial invoice no
    export invoice no
    factura
    factura no
    facture no
    facture:
    fattura no
    fattura:
    fatura no
    inv no
    inv ref
    invoice
    invoice document no
    invoice id
    invoice no
    invoice ref
    invoice reference
    invoice serial no
    invoice sr no
    no de factura
    no factura
    nota fiscal no
    numero de facture
    numero fattura
    our invoice no
    proforma invoice no
    rechnung no
    rechnung:
    rechnungs no
    rechnungsnummer
    tax invoice no
    发票 no
    发票代码
    发票号
    发票号码
    发票编号
    形式发票号
  `,
  invoice_date: `
    billing date
    data fattura
    date de facture
    date of invoice
    date of invoicing
    fatura tarihi
    fecha de factura
    inv date
    invoice date
    invoice dated
    invoice issue date
    invoice issued
    rechnungsdatum
    tax date
    发票日期
    开票日期
  `,
  invoice_number_and_date: `
    invoice no and date
    invoice no date
    no and date of invoice
  `,
  date: `
    date
    date of document
    dated
    datum
    day:
    doc date
    document date
    fecha
    issued:
    order date
    tarih
    日期
  `,
  issue_date: `
    ausstellungsdatum
    b/l date
    bl date
    certificate date
    certificate issue date
    data di emissione
    date d emission
    date issued
    date of b/l
    date of bill of lading
    date of certificate
    date of issuance
    date of issue
    date of issue of b/l
    date of this certificate
    executed on
    executed on date
    fecha de emision
    issuance date
    issue date
    issued date
    issued on
    出具日期
    签发日期
  `,
  due_date: `
    date due
    date of payment
    due date
    due on
    due:
    echeance:
    fecha de vencimiento
    fällig am
    invoice due
    maturity date
    net due date
    pay by
    payable by
    payment due
    payment due date
    scadenza:
    vencimiento
    付款期限
    到期日
  `,
  export_date: `
    date of export
    date of exportation
    date of shipment
    export date
    ship date
    shipment date
    shipping date
    出口日期
    发货日期
  `,
  departure_date: `
    date of departure
    date of departure etd
    date of sailing
    departed on
    departure
    departure date
    departure on
    etd
    flight departure date
    on or about
    sailed on
    sailing date
    sailing on about
    sailing:
    shipped on or about
    开航日期
  `,
  arrival_date: `
    arrival
    arrival date
    date of arrival
    eta
  `,
  on_board_date: `
    clean on board date
    date laden
    date laden on board
    date of loading on board
    date on board
    date shipped on board
    laden on board
    laden on board date
    laden on board the vessel
    laden on board vessel
    loaded on board
    loaded on board the vessel
    on board
    on board date
    shipped on board
    shipped on board date
    shipped on board dated
    shipped on board the vessel
    sob date
    sob:
    装船日期
  `,
  place_and_date_of_issue: `
    date and place of issue
    dated at
    issued at and on
    issued at on
    issued in and on
    lieu et date
    lieu et date d emission
    lugar y fecha de emision
    luogo e data
    ort und datum
    place and date issued
    place and date of b/l issue
    place and date of bill
    place and date of bill of lading issue
    place and date of issue
    place and date of issue of b/l
    place date
    place date of issue
    place of issue and date
    place of issue date
    签发地点和日期
  `,
  issue_place: `
    at place
    at place of issue
    issued at
    issuing office
    issuing place
    place b/l issued
    place issued
    place of issue
    place of issue of b/l
    签发地点
  `,
  purchase_order: `
    bestell no
    bestellnummer
    buyer order no
    buyer order ref
    buyer order reference
    buyer p/o no
    buyer po
    buyer ref no
    client order no
    client po
    commande no
    customer order
    customer order no
    customer po
    customer po no
    customer po number
    customer ref no
    customer reference
    ihre bestellung
    indent no
    numero de commande
    orden de compra
    order no of buyer
    order no of the buyer
    order reference no
    ordine no
    p.o.
    p.o. no
    p/o no
    pedido
    pedido de compra
    po
    po no
    po reference
    po#
    purchase order
    purchase order no
    purchase order ref
    purchase order reference
    your order
    your order no
    your order ref
    your po
    your ref
    your reference
    买方订单号
    合同号
    客户单号
    客户订单号
    订单号
    采购订单号
  `,
  order_number: `
    auftrag no
    auftragsnummer
    internal order no
    order
    order confirmation no
    order id
    order no
    order reference
    our order
    our order no
    pedido no
    s o no
    sales order
    sales order no
    sales order ref
    so no
  `,
  bl_number: `
    b l
    b.l. no
    b/l
    b/l no
    b/l ref
    b/l reference
    bill of lading
    bill of lading no
    bill of lading reference
    bills of lading no
    bl no
    bl reference
    bol no
    connaissement no
    conocimiento de embarque no
    document no
    express b/l no
    fbl
    fbl no
    h b/l no
    hb/l no
    hbl
    hbl no
    house b/l
    house b/l no
    house bill no
    house bill of lading no
    konnossement no
    master b/l no
    mbl
    mbl no
    polizza di carico no
    sea waybill no
    seaway bill no
    swb no
    swb:
    way bill no
    waybill no
    waybill:
    分提单号
    提单号
    提单号码
    提单编号
    提运单号
    海运单号
  `,
  transport_document: `
    air waybill
    air waybill no
    airway bill
    airway bill no
    airwaybill no
    awb
    awb b l no
    awb bill no
    awb bl no
    awb no
    b l awb no
    b l or awb no
    b/l awb no
    bill of lading air waybill
    bill of lading air waybill no
    bill of lading airway bill
    bill of lading or awb no
    bl awb no
    bol awb no
    cmr no
    consignment id
    consignment identification
    consignment identifier
    consignment identifier or numerical link
    consignment link
    consignment note no
    guia aerea no
    h awb no
    hawb
    hawb no
    house air waybill no
    house airway bill no
    house awb
    house awb no
    international air waybill no
    mawb
    mawb no
    numerical link
    shipping document no
    transport doc no
    transport document
    transport document no
    waybill awb no
    空运单号
    空运提单号
    运单号
  `,
  job_number: `
    buyer reference
    consignment reference
    export reference
    export references
    exporter reference
    file no
    forwarding agent reference
    importer reference
    job no
    our reference
    reference
    reference no
    seller reference
    shipment id
    shipment no
    shipment reference
    shipper reference
    参考号
  `,
  booking_number: `
    bkg no
    bkg ref
    booking
    booking id
    booking no
    booking ref
    booking reference
    carrier agents booking no
    carrier booking no
    carrier booking ref
    carrier booking reference
    s/o no
    shipping order no
    订舱号
  `,
  tracking_number: `
    carrier tracking no
    tracking
    tracking id
    tracking no
  `,
  packing_list_number: `
    delivery no
    delivery note
    delivery note no
    dispatch note no
    liste de colisage no
    p l no
    p/l no
    packing list
    packing list no
    packing list ref
    packing list reference
    packing note no
    packing slip no
    packliste no
    pl no
    pl reference
    装箱单号
  `,
  certificate_number: `
    c/o no
    cert no
    certificado no
    certificat no
    certificate
    certificate id
    certificate no
    certificate of origin no
    certificate ref
    certificate reference
    certificate serial no
    co no
    fumigation certificate no
    reference code
    treatment certificate no
    zertifikat no
    编号
    证书号
    证书编号
  `,
  document_reference: `
    document ref
    document reference
  `,
  issued_in: 'issued in',
  contract_number: `
    contract
    contract no
    p/i no
    pi no
    proforma ref
    s/c
    s/c no
    sales confirmation no
    sales contract no
    sc no
    合同协议号
    合同编号
    合约号
    销售合同号
  `,
  export_declaration_number: `
    aes itn
    customs declaration no
    export declaration no
    itn
    报关单号
  `,
};

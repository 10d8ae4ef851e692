/** How papers call the parties to a shipment. */
export const PARTY_LABELS = {
  seller_address: `
    address of seller
    exporter address
    seller address
    shipper address
    supplier address
  `,
  buyer_address: `
    address of buyer
    buyer address
    customer address
  `,
  seller: `
    fornecedor
    from
    issued by company
    lieferant
    manufacturer exporter
    merchant
    proveedor
    seller
    seller company
    seller firm
    seller name
    sold by
    sold from
    supplier
    supplier name
    vendedor
    vendeur
    venditore
    vendor
    vendor name
    verkäufer
    供应商
    卖家
    卖方
    卖方名称
    销售单位
    销售方
    销货单位
  `,
  shipper: `
    absender
    actual shipper
    consignor
    consignor exporter
    embarcador
    esportatore
    expedidor
    expediteur
    exportador
    exportateur
    exporter
    exporter name
    exporter of record
    exporter shipper
    goods consigned from
    mittente
    remitente
    sender
    ship from
    shipped from
    shipper
    shipper exporter
    shipper name
    versender
    出口单位
    出口商
    发件人
    发货人
    发货单位
    发货方
    境内发货人
    托运人
    托运单位
  `,
  buyer: `
    account of
    acheteur
    acquirente
    bill to
    bill to address
    bill to party
    billed party
    billed to
    billing address
    buyer
    buyer importer
    buyer name
    charge to
    client:
    cliente
    cliente final
    comprador
    customer
    customer address
    customer name
    facturar a
    for account of
    for the account of
    importador
    importateur
    importer
    importer name
    importer of goods
    invoice address
    invoice recipient
    invoice to
    invoiced to
    kunde:
    käufer
    messrs
    ordered by
    purchaser
    purchaser name
    rechnungsadresse
    rechnungsempfänger
    sold to
    sold to address
    sold to party
    to
    to messrs
    vendido a
    买受人
    买家
    买方
    客户
    客户名称
    抬头
    致
    购货单位
    进口单位
    进口商
    采购单位
    采购方
  `,
  consignee: `
    consegnare a
    consignatario
    consigned to
    consigned to order of
    consignee
    consignee name
    deliver address
    deliver to
    delivered at
    delivered to
    delivery address
    delivery to
    destinataire
    destinatario
    destinatario de la mercancia
    embarcar a
    empfänger
    entregar a
    enviar a
    final consignee
    goods consigned to
    goods recipient
    lieferadresse
    receiver
    receiver consignee
    receiver of goods
    receiving party
    recipient
    recipient ship to
    ship to
    ship to address
    ship to party
    shipped to
    shipping address
    ultimate consignee
    warenempfänger
    境内收货人
    收件人
    收货人
    收货单位
    收货方
    送货地址
  `,
  importer_other: `
    importer if other than consignee
    importer if other than recipient
    importer of record
    importer of record if other than recipient
    importer other than recipient
  `,
  notify: `
    also notify
    also notify party
    first notify party
    notificar
    notificar a
    notify
    notify 1
    notify address
    notify applicant
    notify party
    notify party 1
    notify party 2
    notify party address
    parte a notificar
    party to notify
    second notify party
    被通知人
    通知人
    通知方
  `,
  delivery_agent: `
    agent at destination
    agent at place of delivery
    agent at port of discharge
    apply for delivery to
    cargo release agent
    delivery agent
    delivery contact
    delivery of goods agent
    destination agent
    discharge agent
    for cargo delivery please contact
    for cargo release please contact
    for delivery apply to
    for delivery of cargo please contact
    for delivery of goods apply to
    for delivery of goods please apply to
    for delivery of goods please contact
    for delivery of the goods please apply to
    for delivery please apply to
    for delivery please contact
    for release of cargo please contact
    for release of goods apply to
    for release of the goods apply to
    forwarding agent at destination
    overseas agent
    party to contact for cargo release
    port of discharge agent
    release agent
    to obtain delivery contact
    目的港代理
  `,
  producer: `
    actual manufacturer
    fabricant
    fabricante
    factory name
    factory:
    grower:
    hersteller
    made by
    maker
    manufactured by
    manufacturer
    manufacturer address
    name of manufacturer
    produced by
    producer
    producer manufacturer
    producer name
    produttore
    制造厂
    制造商
    生产企业
    生产厂家
    生产商
  `,
  issuing_agent: `
    carrier agent
    issuing carrier agent
    issuing carrier agent name and city
  `,
  agent_iata_code: `
    agent iata code
    iata code
  `,
  carrier: `
    airline
    carrier
    carrier name
    carrying line
    contracting carrier
    export route carrier
    exporting carrier
    frachtführer
    name of carrier
    naviera
    ocean carrier
    sea carrier
    shipping company
    shipping line
    steamship line
    transportador
    transporter
    transporteur
    transportista
    vessel operator
    vettore
    承运人
    承运船公司
    船公司
  `,
  signed_for: `
    as agent for the carrier
    as carrier
    signature
    signed for and on behalf of the carrier
    signed for the carrier
    signed on behalf of the carrier
  `,
};

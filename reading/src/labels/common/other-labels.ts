/** Labels whose values no record keeps; they are known so that nobody takes them, or what follows them, for another value. */
export const OTHER_LABELS = {
  contact: `
    account manager
    ansprechpartner
    attention
    attn
    cell
    contact
    contact name
    contact no
    contact person
    contact tel
    correo
    e mail
    email
    email address
    email id
    fax
    fax no
    handphone
    hp
    mail:
    mobile
    our contact
    phone
    phone fax
    phone no
    prepared by
    referente
    sales person
    sales rep
    sales representative
    salesperson
    tel
    tel fax
    tel no
    telefono
    telephone
    telephone no
    web
    website
    your contact
    传真
    电话
    经办人
    联系人
    联系方式
    邮箱
  `,
  tax_id: `
    abn
    acn
    ad code
    brn
    business registration no
    cedula juridica
    cif no
    cin
    cnpj
    company reg no
    company registration no
    cuit
    duns
    ein
    ein no
    eori
    gst no
    gst registration no
    gst:
    gstin
    ie code
    ie code no
    iec
    iec no
    importer tax id
    irs no
    lut no
    nif
    nit
    nrc
    p iva
    pan
    pan no
    partita iva
    reg no
    registration no
    rfc
    ruc
    seller vat no
    siren
    siret
    tax id
    tax id vat no
    tax no
    tax reg no
    tax registration no
    trn
    tva
    uen
    usci
    ust id
    ust id no
    vat
    vat id
    vat no
    vat reg no
    vat registration no
    工商注册号
    税号
    纳税人识别号
    统一社会信用代码
  `,
  company_part: `
    city
    city state zip
    contact title
    country
    post code
    postal code
    province
    state
    state province
    zip
    zip code
  `,
  page: `
    page
    page no
    pagina
    sheet
    页码
  `,
  account: `
    account
    account holder
    account name
    account no
    bank
    bank account
    bank account no
    bank address
    bank details
    bank name
    bankers
    bankverbindung
    beneficiary
    beneficiary bank
    beneficiary name
    client no
    consignee account no
    coordinate bancarie
    coordonnees bancaires
    customer id
    customer no
    iban
    intermediary bank
    our bank
    our bankers
    remit to
    shipper account no
    swift
    swift code
    开户行
    收款银行
    账号
    银行信息
    银行资料
  `,
  statement: `
    additional comments
    certification
    comments
    comments specific statements special instruction
    conditions:
    contents explanation
    customer notes
    declaration
    declaration by exporter
    declaration by the exporter
    declaration by the exporter or producer
    declaration statement
    exporter declaration
    exporter declaration statement
    for official use only
    general conditions
    memo:
    note
    notes
    observaciones
    remark
    remarks
    special instructions
    special remarks
    terms and conditions
    terms:
    声明
    备注
    注意事项
    说明
  `,
  signature: `
    approved by
    authorised by
    authorised signatory
    authorised signature
    authorized by
    authorized signatory
    authorized signature
    checked by
    company name address
    company representative
    company stamp
    firma autorizada
    name
    name and title
    seal and signature
    shipper signature
    shipper signature title
    signature and date
    signature et cachet
    signature of authorised signatory
    signature of authorized signatory
    signature of declarant
    signature of exporter
    signature of issuing carrier or its agent
    signature of shipper exporter
    signature of shipper or his agent
    signed
    signed and stamped
    signed by
    stamp and signature
    stamp:
    timbro e firma
    title
    unterschrift
    授权签字
    盖章
    签名
  `,
  purpose: `
    b13a no
    b13a option
    contents type
    drawback
    eel pfc
    end use
    export license
    export license no
    export reason
    gst status
    import license
    license
    license no
    motivo de exportacion
    nondelivery action
    parties to transaction
    payment status
    purpose
    purpose of shipment
    reason for export
    supply meant for export
    type of export
  `,
  air_form: `
    accounting information
    amount of insurance
    by
    cc charges in dest currency
    charges at destination
    commodity item no
    currency conversion rates
    for carrier use only
    for carrier use only at destination
    not negotiable
    optional shipping information
    rate
    rate charge
    rate class
    reference no optional
    routing
    routing and destination
    sci
    total collect
    total collect charges
    total other charges due agent
    total other charges due carrier
    total prepaid
    valuation charge
    weight charge
  `,
  sea_form: `
    also notify routing
    cargo type
    carrier receipt
    copy type
    declared cargo value
    domestic routing
    domestic routing export instructions
    excess value declaration
    exchange rate
    export instructions
    fmc no
    for transhipment to
    forwarding agent
    forwarding agent fmc no
    freight amount
    freight and charge
    freight and charges
    freight tons
    loading pier
    loading pier terminal
    loading terminal
    move type
    number of containers
    on carriage by
    onward inland routing
    particulars furnished by shipper
    point and country of origin
    port of transhipment
    rate of exchange
    revenue tons
    service contract no
    service type
    shipment type
    shipper declared value
    subject to the terms
    svc contract
    tare
    total containers
    total no of containers
    total number of containers or other packages or units received by the carrier
    transhipment port
    type of move
    type of movement
    type of service
    vgm
  `,
  money_detail: `
    adjusted total
    amount comments
    bank transfer
    collection
    delivery
    duties and taxes
    duty and taxes payable by
    exchange rate
    hs code reference
    interest
    net price
    payment method
    pre tax amount
    price basis
    total in currency
    unit price
  `,
  other_date: `
    auftragsdatum
    awb date
    bestelldatum
    bl date and no
    buyer order date
    contract date
    customer order date
    data do pedido
    data ordine
    date de commande
    date de livraison
    date of contract
    date of delivery
    date of l/c
    date of order
    date of po
    date of printing
    date of supply
    date printed
    delivery date
    fecha de entrega
    fecha de pedido
    indent date
    l/c date
    lc date
    letter of credit date
    lieferdatum
    lut date
    order date and no
    p.o. date
    packed on
    packing date
    pi date
    po date
    print date
    printed on
    proforma date
    promised date
    purchase order date
    quotation date
    quote date
    requested delivery date
    required date
    sipariş tarihi
    supply date
    tax point
    tax point date
    value date
    下单日期
    交期
    交货日期
    发货时间
    合同日期
    打印日期
    订单日期
  `,
  section: `
    bill details
    cargo details
    consignment details
    consignment marks and tracking numbers
    container details
    delivery details
    description of consignment
    details
    exporter
    goods details
    invoice details
    items
    line items
    list of items
    logistic details
    order details
    package weight summary
    particulars of goods
    particulars of transport
    parties:
    payment details
    product details
    shipment details
    shipment information
    shipping details
    summary
    totals:
    transport details
    weight and package summary
  `,
  company_name: `
    company
    company firm
    company name
    firm
    firm name
  `,
  company_address: `
    address
    address line
    company address
    street
    street address
  `,
  party_contact: `
    buyer contact
    seller contact
  `,
};

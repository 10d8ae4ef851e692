/** How papers call what is shipped and what it costs, outside of tables. */
export const CARGO_LABELS = {
  packages: `
    anzahl packstücke
    bultos
    cantidad de bultos
    cartons
    colis:
    colli:
    no of cartons
    no of cases
    no of ctns
    no of package
    no of packages
    no of pallets
    no of pieces
    no of pieces rcp
    no of pkgs
    nombre de colis
    number and kind of packages
    number of cartons
    number of packages
    number of packages total
    number of pallets
    number of pieces
    number of pkgs
    numero colli
    package count
    packages
    packages quantity
    packages total
    packstücke
    pieces
    quantity of cartons
    quantity of packages
    total cartons
    total colli
    total ctns
    total de bultos
    total no of cartons
    total no of package
    total no of packages
    total no of pallets
    total no of pieces
    total no of pkgs
    total number of pieces
    total package
    total packages
    total pallets
    total pieces
    total pkgs
    件数
    包装件数
    总件数
    总箱
    总箱数
    箱数
  `,
  package_type: `
    kind of packages
    package type
    packaging:
    packed in
    packing:
    type of packages
    type of packaging
    包装
    包装单位
    包装方式
    包装种类
  `,
  net_weight: `
    n.w.
    net mass
    net weight
    net weight total
    net wt kg
    nett weight
    nett wt
    nett:
    nettogewicht
    nw
    peso neto
    peso neto total
    peso netto
    poids net
    poids net total
    total n.w.
    total net
    total net mass
    total net weight
    total nett weight
    净重
    净重千克
    净重合计
    总净重
  `,
  gross_weight: `
    bruttogewicht
    cargo gross weight
    g.w.
    gross mass
    gross weight
    gross weight cargo
    gross weight total
    gw
    peso bruto
    peso bruto total
    peso lordo
    poids brut
    poids brut total
    shipment weight
    total cargo weight
    total g.w.
    total gross
    total gross mass
    total gross weight
    total weight
    total weight indicate lbs or kgs
    weight
    weight kg
    总毛重
    毛重
    毛重千克
    毛重合计
  `,
  chargeable_weight: `
    billable weight
    chargeable
    chargeable weight
  `,
  volume: `
    cbm
    cubage:
    cube
    cubic measurement
    cubic meters
    cubic metre
    cubic metres
    gross measurement
    gross volume
    m3:
    measurement
    total cbm
    total cubage
    total cube
    total cubic
    total m3
    total measurement
    total volume
    total volume measurement
    volume
    volume cbm
    volume measurements
    volume total
    volumen
    volumen total
    体积
    尺码
    总体积
    总立方
    立方数
  `,
  dimensions: `
    carton dimensions
    dimension
    dimensiones
    dimensions
    package dimensions
    size
    包装尺寸
    尺寸
  `,
  shipping_marks: `
    case mark
    case marks
    marcas
    marcas de embarque
    marcas y numeros
    marking:
    markings
    marks
    marks and nos
    marks and numbers
    marks and numbers of packages
    marks and numbers on packages
    marks no
    marks no and container
    marks nos
    marks numbers
    marques:
    package marks
    shipping mark
    shipping marks
    shipping marks and nos
    shipping marks and numbers
    side mark
    signum:
    唛头
    唛头及编号
    标记
    标记及号码
    标记唛码
    运输标记
  `,
  container_number: `
    cntr
    cntr no
    container
    container and seal
    container and seal no
    container id
    container no
    container no seal no
    container nos
    container number
    container numbers
    container s
    containers:
    contenedor
    contenedor no
    ctnr no
    unit no
    柜号
    箱号
    箱柜号
    集装箱号
  `,
  seal: `
    precinto
    seal
    seal no
    seal number
    封号
    铅封号
  `,
  goods_description: `
    cargo description
    cargo:
    commodities:
    commodity covered
    commodity description
    commodity:
    contents
    descripcion de la mercancia
    descripcion de mercancias
    description of cargo
    description of commodity
    description of consignment goods
    description of goods
    description of packages and goods
    description of product
    description of products
    description of the goods
    designation des marchandises
    goods
    goods covered
    goods declared
    goods description
    kind of goods
    mercancia
    name of goods
    name of product
    name of products
    nature and quantity of goods
    nature and quantity of goods incl dimensions or volume
    nature of goods
    product description
    product name
    product:
    products covered
    products:
    warenbezeichnung
    产品名称
    品名
    商品名称
    货名
    货物名称
    货物描述
  `,
  goods_total: `
    amount of goods
    ex works value
    exw value
    fob value
    goods total
    goods value
    invoice line total
    invoice sub total
    item total
    items subtotal
    items total
    merchandise total
    merchandise value
    net amount
    net total
    net total value
    net value
    nettobetrag
    product total
    products total
    sous total
    sub total
    sub total goods
    subtotal
    subtotal goods
    total ex works
    total fob value
    total goods
    total goods amount
    total goods value
    total line items
    total merchandise
    total net
    total net amount
    total net value
    total of goods
    total value of goods
    total value of the goods
    totale merce
    totale netto
    value of goods
    value of the goods
    warenwert
    zwischensumme
    商品总额
    小计
    货值
    货物总额
  `,
  freight: `
    air freight
    carriage
    carriage charges
    delivery charge
    delivery cost
    flete
    flete internacional
    fracht:
    frachtkosten
    frais de transport
    freight amount
    freight and carriage
    freight charge
    freight charges
    freight cif
    freight cost
    freight delivery
    freight delivery amount
    freight value
    fret:
    international freight
    ocean air freight
    ocean freight
    postage:
    sea freight
    shipping
    shipping and handling
    shipping charges
    shipping cost
    shipping fee
    spese di trasporto
    transport cost
    transport costs
    transport:
    transportation
    transportation charges
    transporte:
    trasporto:
    国际运费
    海运费
    运费
  `,
  insurance: `
    assicurazione:
    assurance:
    cargo insurance premium
    insurance
    insurance amount
    insurance charges
    insurance cif
    insurance cost
    insurance fee
    insurance premium
    insurance value
    marine insurance
    seguro
    versicherung:
    保费
    保险
    保险费
  `,
  discount: `
    cash discount
    descuento
    discount
    discount rebate
    discounts
    less discount
    less trade discount
    rabatt:
    rebate
    remise:
    sconto:
    special discount
    trade discount
    折扣
    折扣金额
  `,
  tax: `
    gst
    igv
    iva
    sales tax
    tax
    tax amount
    total tax
    total vat
    vat
    vat amount
    总税额
    税额
  `,
  other_charges: `
    additional charges
    bank charges
    customs brokerage
    customs fees
    documentation
    documentation fee
    export documentation
    fob charges
    forwarding charges
    fuel surcharge
    handling
    handling charges
    handling fee
    inland freight
    inspection fee
    local charges
    miscellaneous
    other
    other charges
    other costs
    other specify type
    otros
    otros cargos
    packaging charges
    packaging cost
    packing
    packing charges
    packing cost
    service charge
    surcharge
    其他费用
    包装费
    杂费
  `,
  deposit: `
    advance paid
    advance payment
    advance:
    amount paid
    balance
    balance due
    deposit
    deposit paid
    less advance
    less deposit
    less prepayment
    paid
    prepayment
    定金
    已付款
    预付款
  `,
  total_amount: `
    amount due
    amount payable
    amount total
    balance due
    endbetrag
    final amount
    genel toplam
    gesamtbetrag
    gesamtsumme
    grand total
    gross amount
    gross total
    importe total
    importo totale
    invoice amount
    invoice grand total
    invoice total
    invoice total amount
    invoice value
    montant total
    monto total
    net a payer
    net payable
    payable amount
    rechnungsbetrag
    toplam:
    total
    total a pagar
    total amount
    total amount due
    total amount payable
    total cfr
    total cif
    total cif value
    total cip
    total cpt
    total dap
    total declared value
    total due
    total due amount
    total exw
    total factura
    total fca
    total fob
    total general
    total gross amount
    total incl vat
    total including tax
    total invoice
    total invoice amount
    total invoice price
    total invoice value
    total order value
    total payable
    total payable amount
    total price
    total sum
    total to pay
    total ttc
    total value
    totale fattura
    totale:
    valor total
    价税合计
    发票总额
    合计
    合计总额
    合计金额
    应付金额
    总价合计
    总计
    总计金额
    总金额
    总额
  `,
  declared_value: `
    declared higher value from merchant
    declared value
  `,
  declared_value_carriage: `
    declared value for carriage
    declared value for carrier
  `,
  declared_value_customs: 'declared value for customs',
  total_in_words: `
    amount chargeable in words
    amount in words
    amount payable in words
    in words
    invoice value in words
    say
    say total
    say united states dollars
    say us dollars
    say usd
    sum in words
    total amount in words
    total in words
    大写
    大写金额
    总计大写
  `,
  hs_code: `
    codigo arancelario
    commodity code
    customs tariff no
    h.s. code
    harmonized code
    hs
    hs classification
    hs code
    hs code no
    hs codes
    hs tariff no
    hts code
    hts no
    partida arancelaria
    statistical no
    tariff code
    tariff no
    zolltarifnummer
    商品编码
    海关商品编号
    海关编码
    税则号
    税则号列
  `,
};

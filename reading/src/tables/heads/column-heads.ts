/** How papers head the columns of their tables. */
export const COLUMN_HEADS = {
  item: `
    #
    item
    item no
    item no max 20
    line
    line no
    linea
    no
    pos
    position
    renglon
    row
    s no
    sl no
    sr no
    序号
    项号
    项次
  `,
  product_code: `
    art no
    article
    article code
    article no
    artikel no
    artikelnummer
    catalog no
    catalogue no
    code
    codice
    codice articolo
    codigo
    item code
    item id
    item number
    item ref
    material
    material code
    material no
    material number
    model
    model no
    our part no
    p/n
    part no
    part number
    product code
    product id
    product no
    product ref
    ref no
    reference
    sku
    stock code
    stock no
    style
    style no
    style number
    your part no
    产品编号
    商品编号
    商品编号 sku
    款号
    物料编码
    货号
  `,
  description: `
    aciklama
    article description
    artikelbezeichnung
    beschreibung
    bezeichnung
    commodities
    commodity
    commodity and specification
    commodity description
    complete description of goods
    concepto
    contents
    descricao
    descripcion
    descripcion de la mercancia
    description
    description and specification of goods
    description of articles
    description of commodity
    description of good
    description of goods
    description of items
    description of merchandise
    description of services
    description package kind gross net cube
    descrizione
    designation
    designation of articles
    designation of goods
    detailed description
    detailed description of goods
    details
    full description
    full description of goods
    goods
    goods description
    goods name
    goods or services
    item description
    item name
    items
    kind of goods
    libelle
    material description
    merchandise
    name and specification of commodity
    name of goods
    name of product
    nature and quantity of goods
    particulars
    particulars of goods
    product
    product description
    product name
    producto
    products
    中文品名
    产品名称
    品名
    品名及规格
    品名描述
    品名规格
    商品名称
    商品名称及规格型号
    商品描述
    货名
    货品名称
    货物名称
    货物描述
  `,
  description_english: `
    english description
    english name
    英文名称
    英文品名
  `,
  model: `
    model
    modelo
    spec
    specification
    品牌型号
    型号
    规格
    规格型号
  `,
  hs_code: `
    codice doganale
    codigo arancelario
    commodity code
    customs code
    customs tariff no
    customs tariff number
    h s code
    harm code
    harmonized code
    harmonized tariff code
    harmonized tariff no
    hs
    hs classification
    hs code
    hs code 6 digit code
    hs codes
    hs heading
    hs no
    hs tariff
    hsn
    hsn code
    hsn sac
    hsn/sac
    hs编码
    hts
    hts code
    ncm
    nomenclature
    partida arancelaria
    schedule b
    taric
    tariff
    tariff code
    tariff heading
    tariff item
    tariff item no
    tariff no
    warennummer
    zolltarifnummer
    商品编码
    海关编码
    税则号
    税号
    编码
  `,
  quantity: `
    anzahl
    billed qty
    cant
    cantidad
    invoice qty
    invoiced quantity
    menge
    miktar
    no of pieces
    no of units
    no unit
    order quantity
    pieces
    qty invoiced
    qty ordered
    qty shipped
    quantidade
    quantita
    quantite
    quantity
    quantity in units
    quantity piece
    quantity shipped
    shipped quantity
    total pcs
    total quantity
    total units
    unit shipped
    units shipped
    件数 pcs
    总数量
    数量
    数量 pcs
  `,
  quantity_unit: `
    birim
    einheit
    measure unit
    measurement unit
    u m
    um
    unidad
    unidad de medida
    unidade
    unit
    unit of mea sure
    unit of meas
    unit of measure
    unit of qty
    unita
    unite
    units of measure
    uom
    单位
    数量单位
    计量单位
  `,
  quantity_and_unit: `
    quantity and unit
    数量及单位
  `,
  prices: `
    unit price total price currency
    单价 总价 币制
    单价总价币制
  `,
  final_destination: `
    country of final destination
    最终目的国
    最终目的国 地区
    最终目的国地区
  `,
  domestic_place: `
    domestic source of goods
    original place of delivered goods
    境内目的地
    境内货源地
  `,
  duty_mode: `
    duty mode
    征免
  `,
  unit_price: `
    birim fiyat
    each
    einzelpreis
    fob price
    fob unit price
    item price
    net unit price
    precio
    precio unitario
    preco unitario
    preis
    prezzo
    prezzo unitario
    price
    price each
    price pc
    price pcs
    price per piece
    price per unit
    price unit
    prix
    prix unitaire
    rate
    sales price
    u price
    unit amount
    unit cost
    unit fob price
    unit price
    unit price per piece
    unit rate
    unit value
    单价
  `,
  total_price: `
    amount
    betrag
    ext price
    extended amount
    extended price
    extended total
    extended value
    extension
    fob value
    gesamt
    gesamtbetrag
    gesamtpreis
    goods value
    importe
    importo
    line amount
    line total
    line value
    montant
    net amount
    net value
    precio total
    preco total
    prezzo totale
    prix total
    taxable value
    total
    total amount
    total eur
    total fob
    total ht
    total line value
    total net price
    total price
    total usd
    total value
    total value usd
    tutar
    valor total
    value
    总价
    总值
    总金额
    金额
  `,
  sell_price: `
    gross price
    list price
    sell price
  `,
  currency: `
    currency
    currency code
    moneda
    币制
    币种
  `,
  country_of_origin: `
    c o
    c o o
    coo
    country of manufacture
    country of mfg
    country of origin
    country origin
    ctry of mfr
    ctry of origin
    cty of origin
    made in
    mfg country
    orig
    origem
    origin
    origin country
    origin of goods
    origine
    paese di origine
    pais de origen
    pays d origine
    ursprung
    ursprungsland
    产地
    原产国
    原产国地区
    原产地
  `,
  net_weight: `
    n w
    n weight
    n.w.
    net
    net mass
    net weight
    net weight kg
    net wgt
    net wt
    net wt per item
    nett weight
    nett wt
    nettogewicht
    peso neto
    peso netto
    poids net
    total net weight
    净重
  `,
  gross_weight: `
    bruttogewicht
    cargo gross weight
    cargo weight
    g w
    g.w.
    gross
    gross mass
    gross net weight or other quantity
    gross or net weight or other quantity
    gross weight
    gross weight kg
    gross weight or net weight or other quantity
    gross weight or other quantity
    gross weight or quantity
    gross wt
    peso bruto
    peso lordo
    poids brut
    quantity gross or net weight or other measurement
    quantity gross weight or other quantity
    quantity or gross weight
    total gross weight
    weight gross or net or other quantity
    毛重
  `,
  weight: `
    peso
    total weight
    unit weight
    weight
    重量
  `,
  chargeable_weight: 'chargeable weight',
  volume: `
    cbm
    cbm m3
    cu m
    cube
    m3
    measurement
    m³
    total cbm
    volume
    volume measurement
    volumen
    体积
    尺码
    总体积
  `,
  dimensions: `
    carton size
    dimension
    dimensiones
    dimensions
    dims
    measurement cm
    size
    包装尺寸
    外箱尺寸
    尺寸
  `,
  packages: `
    bultos
    carton
    carton quantity
    cartons
    cases
    colis
    colli
    ctn
    ctns
    no of carton
    no of cases
    no of ctn
    no of ctns
    no of package
    no of packages
    no of pallets
    no of pieces rcp
    no of pkg
    number of cartons
    number of package
    number of packages
    package
    packages
    packages quantity
    pallets
    quantity ctn
    quantity ctns
    total carton
    total ctns
    total packages
    件数
    包装件数
    箱数
  `,
  package_type: `
    kind of package
    package type
    packaging
    packing
    type of package
    type of packaging
    包装
    包装单位
    包装方式
    包装种类
  `,
  package_range: `
    box no
    c no
    c/no
    carton no
    carton range
    case no
    ctn no
    ctn nos
    package no
    package range
    pallet no
    件号
    包号
    箱号
  `,
  pieces_per_package: `
    pack size
    pcs per ctn
    pcs/ctn
    piece ctn
    piece per carton
    qty per carton
    quantity carton
    quantity per carton
    unit in pk
    每箱数量
  `,
  marks: `
    mark
    mark and no
    mark and number on package
    mark no
    marks
    marks and no
    marks and number
    shipping mark
    唛头
    标记唛码
  `,
  container_and_marks: `
    container
    container and seal no
    container no and seal no
    container no and seal no marks and no
    container no seal no
    container no seal no mark
    container no seal no marks and no
    container no seal no marks and numbers
    container size seal no
    marks and no container and seal
    marks and no container no
    marks and nos container seal no
    marks and number container and seal no
    marks no container no seal no
    marks no container seal no
    箱号 封号 唛头
    箱号封号唛头
  `,
  container_number: `
    cntr no
    container no
    container number
    柜号
    箱柜号
    集装箱号
  `,
  seal: `
    seal
    seal no
    封号
  `,
  size_type: `
    cntr type
    container type
    ctr type
    size type
    type
    type size
  `,
  packages_and_description: `
    description of goods and package
    description of goods and packages
    description of packages and good
    description of packages and goods
    description of packages and goods marks and no container no seal no
    kind of package description of goods
    kind of package description of goods marks and no container no seal no
    no and kind of package and description of goods
    no and kind of package description of goods
    no kind of package description of goods
    no of package description of goods
    number and kind of package description of goods
    number and type of packages description of goods
    quantity and description of goods
  `,
  packages_and_type: `
    no and kind of package
    no of package and kind
    no of package or container
    number and kind of package
    number and type of package
    quantity unit and kind
  `,
  origin_criterion: `
    criteria for preference
    criterion
    origin conferring criteria
    origin conferring criterion
    origin criteria
    origin criterion
    preference criterion
    preferential criterion
    原产地标准
  `,
  invoice_number: `
    invoice
    invoice no
    invoice no and date
    invoice no date
    invoice number date
    invoice reference
    no and date of invoice
    number and date of invoice
    number and date of invoices
    number date of invoice
    number date of invoice and invoiced value
    发票号
  `,
  purchase_order: `
    customer po
    order no
    po
    po no
    purchase order
  `,
  tax: `
    descuento
    disc
    discount
    fx
    fx rate
    gst
    iva
    tax
    tax %
    vat
    vat %
  `,
  other: `
    back order
    backordered
    batch no
    brand
    comments
    commodity item no
    eccn
    lot no
    note
    order quantity
    ordered
    rate class
    remark
    remarks
    serial no
    status
    vendor
    品牌
    备注
  `,
};

/** What a column of a table holds. */
export type ColumnRole = keyof typeof COLUMN_HEADS;

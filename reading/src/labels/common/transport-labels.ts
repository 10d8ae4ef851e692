/** How papers call the journey and its terms. */
export const TRANSPORT_LABELS = {
  vessel: `
    aircraft:
    buque
    carrying vessel
    conveyance:
    export carrier vessel
    export vessel
    exporting vessel
    first vessel
    first vessel flight
    intended vessel
    m/v
    main vessel
    means of conveyance
    means of transport
    means of transport and route
    means of transportation
    mother vessel
    motonave
    name of ship
    name of vessel
    nave
    navire
    ocean vessel
    schiff
    ship
    ship name
    transport means
    vessel
    vessel aircraft
    vessel aircraft etc
    vessel and flight no
    vessel flight
    vessel flight name
    vessel flight no
    vessel flight train vehicle no
    vessel name
    vessel name aircraft etc
    vessel or flight
    船名
    船舶名称
    运输工具名称
  `,
  voyage: `
    reise no
    trip no
    viaggio no
    viaje
    voy
    voy no
    voy number
    voyage
    voyage flight no
    voyage no
    voyage no and direction
    voyage reference
    航次
    航次号
    航次编号
  `,
  vessel_and_voyage: `
    buque viaje
    carrying vessel voyage
    intended vessel voyage
    mother vessel voyage
    ocean vessel and voyage
    ocean vessel and voyage no
    ocean vessel voy
    ocean vessel voy no
    ocean vessel voyage
    ocean vessel voyage no
    ship voyage
    ship voyage no
    vessel and voy no
    vessel and voyage
    vessel and voyage no
    vessel and voyage number
    vessel flag voyage
    vessel name and voyage no
    vessel name voy no
    vessel name voyage
    vessel name voyage no
    vessel v no
    vessel voy
    vessel voy no
    vessel voyage
    vessel voyage and flag
    vessel voyage flight
    vessel voyage no
    vsl voy
    vsl voy no
    vsl voyage
    船名航次
    船名航次号
    运输工具名称及航次号
  `,
  second_vessel: `
    feeder vessel
    pre carriage by
    pre carriage vessel
    second vessel
    second vessel flight
  `,
  flight: `
    flight
    flight date
    flight no
    flight no date
    requested flight date
    required flight date
    航班号
  `,
  place_of_receipt: `
    cargo receipt place
    initial place of receipt
    place of acceptance
    place of collection
    place of receipt
    place of receipt by pre carrier
    place of receipt by precarrier
    place of receipt of goods
    place of taking charge
    place of taking in charge
    point of receipt
    receipt place
    received at
    receiving point
    taken in charge at
    收货地
    收货地点
  `,
  port_of_loading: `
    airport of departure
    airport of departure addr of first carrier and requested routing
    airport of departure and requested routing
    airport of loading
    departure port
    export port
    from port
    load port
    loaded at
    loading at
    loading port
    loading port airport
    origin port
    place of loading
    place of shipment
    pol
    port airport of departure
    port airport of loading
    port de chargement
    port of departure
    port of exit
    port of export
    port of lading
    port of loading
    port of origin
    port of shipment
    port place of loading
    porto de embarque
    porto di imbarco
    puerto de carga
    puerto de embarque
    puerto de origen
    sea port of loading
    shipment from
    verladehafen
    发货港
    发运港
    启运港
    装货港
    装运港
    装运港口
    起运港
  `,
  port_of_discharge: `
    airport of destination
    airport of discharge
    destination port
    discharge at
    discharge port
    discharging port
    entry port
    for transportation to
    foreign port of unloading
    löschhafen
    place of discharge
    place of unloading
    pod
    port airport of destination
    port airport of discharge
    port de dechargement
    port of arrival
    port of destination
    port of discharge
    port of entry
    port of import
    port of unlading
    port of unloading
    port place of discharge
    porto de descarga
    porto di sbarco
    puerto de descarga
    puerto de desembarque
    puerto de destino
    shipment to
    unloading port
    到货港
    卸货港
    抵运港
    目的口岸
    目的港
  `,
  place_of_delivery: `
    delivered at place
    delivery at
    delivery place
    delivery point
    destination:
    final delivery
    final destination
    final destination for the merchant reference
    final place of delivery
    final place of destination
    place of delivery
    place of delivery by on carrier
    place of delivery final destination
    place of final delivery
    place of final destination
    point of delivery
    port of delivery
    ultimate destination
    交货地
    交货地点
    最终目的地
    最终目的港
  `,
  transport_mode: `
    delivery mode
    despatched by
    dispatch by
    means of dispatch
    means of shipment
    medio de transporte
    mode de transport
    mode of carriage
    mode of conveyance
    mode of dispatch
    mode of shipment
    mode of transport
    modo de transporte
    shipment by
    shipment mode
    shipped by
    shipping mode
    transport
    transport mode
    transport type
    transportation mode
    transported by
    type of transport
    versandart
    运输方式
  `,
  shipping_method: `
    carrier service
    courier:
    delivery method
    dispatched through
    service
    service level
    ship method
    ship via
    shipped via
    shipping method
    via
  `,
  first_carrier: 'by first carrier',
  charges_code: `
    charges code
    chgs code
  `,
  incoterm: `
    condiciones de entrega
    condition of sale
    conditions de livraison
    conditions of sale
    condizioni di consegna
    delivery condition
    delivery conditions
    delivery term
    delivery terms
    delivery terms incoterms
    incoterm
    incoterm 2020
    incoterm and place
    incoterm code
    incoterm named place
    incoterm place
    incoterms
    incoterms 2010
    incoterms 2020
    incoterms and place
    incoterms place
    incoterms r 2020
    incoterms rule
    lieferbedingung
    lieferbedingungen
    price basis
    price term
    price terms
    sales terms
    shipment terms
    shipping terms
    termino de negociacion
    terminos
    terms of delivery
    terms of delivery and payment
    terms of price
    terms of sale
    terms of sale incoterm
    terms of shipment
    terms of trade
    teslim sekli
    trade term
    trade terms
    交易方式
    交货条件
    价格条款
    成交方式
    贸易术语
    贸易条款
  `,
  payment_terms: `
    condiciones de pago
    conditions de paiement
    conditions of payment
    condizioni di pagamento
    forma de pago
    method of payment
    mode of payment
    odeme sekli
    pagamento:
    pay terms
    payment
    payment condition
    payment conditions
    payment due terms
    payment term
    payment terms
    term of payment
    terms
    terms of payment
    zahlungsbedingung
    zahlungsbedingungen
    付款方式
    付款期
    付款条件
    付款条款
    支付方式
  `,
  freight_terms: `
    freight
    freight condition
    freight conditions
    freight payment
    freight payment term
    freight payment terms
    freight prepaid collect
    freight status
    freight term
    freight terms
    ocean freight terms
    payment of freight
    运费支付方式
    运费条款
  `,
  freight_payable_at: `
    charges payable at
    freight and charges payable at
    freight charges payable at
    freight paid at
    freight payable
    freight payable at
    freight payable by
    freight to be paid at
    payable at
    运费付款地
    运费支付地
  `,
  original_bills: `
    b/l issued
    no and sequence of original b(s)/l
    no and sequence of original bs/l
    no of b l issued
    no of b/l
    no of bs/l
    no of original
    no of original b s l
    no of original b(s)/l
    no of original b/l
    no of original bill of lading
    no of original bills
    no of original bills of lading
    no of original bl
    no of original bs/l
    no of original fbl
    no of original fbls
    no of original issued
    no of originals
    no of originals issued
    no sequence of original b(s)/l
    number of b s l
    number of original b s l
    number of original b/l
    number of original bill of lading
    number of original bills
    number of original bs/l
    number of originals
    original b/l
    original bills
    original bills issued
    originals
    originals issued
    originals to be released at
    提单份数
    正本份数
    正本提单份数
  `,
  country_of_origin: `
    country of manufacture
    country of manufacturing
    country of origin
    country of origin of goods
    country of origin of the goods
    country of production
    goods of origin
    goods origin
    goods originate in
    goods originated in
    made in
    manufactured in
    mensei
    origin
    origin country
    origin of goods
    origin of the goods
    paese di origine
    pais de fabricacion
    pais de origen
    pays d origine
    país de procedencia de origen
    produce of
    produced in
    product of
    ursprungsland
    产地
    原产国
    原产国家
    原产地
    原产地区
  `,
  country_of_export: `
    country of consignment
    country of departure
    country of dispatch
    country of export
    country of exportation
    country of shipment
    exporting country
    from country
    pais de exportacion
    出口国
    出口国别
    起运国
  `,
  country_of_destination: `
    bestimmungsland
    country of delivery
    country of destination
    country of final destination
    country of import
    country of ultimate destination
    destination country
    final country of destination
    importing country
    pais de destino
    to country
    最终目的国
    目的国
    目的国家
  `,
  handling_information: `
    handling information
    handling instructions
    special instructions
  `,
  release: `
    document instr
    document instruction
    release
    release type
    type of release
  `,
  currency: `
    all prices in
    amounts in
    currency
    currency code
    currency of invoice
    currency of sale
    currency of settlement
    currency type
    devise
    divisa
    invoice currency
    invoicing currency
    moneda
    settlement currency
    valuta
    währung
    币制
    币种
    结算币种
    货币
    货币单位
  `,
};

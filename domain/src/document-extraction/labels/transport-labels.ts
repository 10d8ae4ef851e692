/** How papers call the journey and its terms. */
export const TRANSPORT_LABELS = {
  vessel:
    'vessel|ocean vessel|vessel name|name of vessel|first vessel|first vessel flight|ship|export vessel|intended vessel|exporting vessel|vessel flight|vessel flight no|vessel flight train vehicle no|vessel aircraft|means of transport|means of transport and route|buque|nave|船名|运输工具名称',
  voyage: 'voyage|voyage no|voy no|voy|voyage reference|viaje|航次|航次号',
  vessel_and_voyage:
    'vessel voyage|vessel and voyage|vessel voyage no|vessel voy|vessel voy no|vessel and voyage no|ocean vessel voyage no|ocean vessel voy no|ocean vessel voyage|ocean vessel voy|vessel name voyage|vessel name and voyage no|vessel voyage flight|船名航次|运输工具名称及航次号|buque viaje',
  second_vessel: 'second vessel|second vessel flight|feeder vessel|pre carriage vessel|pre carriage by',
  flight: 'flight|flight no|flight date|required flight date|requested flight date|flight no date|航班号',
  place_of_receipt: 'place of receipt|place of receipt by pre carrier|place of collection|place of acceptance|收货地点|收货地',
  port_of_loading:
    'port of loading|port airport of loading|loading port|pol|port of lading|place of loading|port of shipment|port of departure|airport of departure|airport of departure addr of first carrier and requested routing|airport of departure and requested routing|port airport of departure|from port|origin port|port of origin|puerto de embarque|puerto de carga|puerto de origen|装货港|装运港|起运港|启运港|发货港',
  port_of_discharge:
    'port of discharge|port airport of discharge|discharge port|pod|port of unloading|airport of destination|port of destination|port of entry|place of discharge|port airport of destination|destination port|puerto de descarga|puerto de destino|puerto de desembarque|卸货港|目的港|抵运港',
  place_of_delivery:
    'place of delivery|final destination|place of delivery by on carrier|final place of delivery|port of delivery|place of final destination|交货地点|交货地|最终目的地',
  transport_mode:
    'mode of transport|transport|transport mode|mode of shipment|transportation mode|shipped by|modo de transporte|medio de transporte|运输方式',
  shipping_method: 'shipping method|ship via|shipped via|delivery method|via|ship method|service',
  first_carrier: 'by first carrier',
  charges_code: 'chgs code|charges code',
  incoterm:
    'incoterm|incoterms|terms of sale|terms of delivery|delivery terms|delivery term|trade terms|terms of trade|terms of sale incoterm|price terms|shipping terms|delivery terms incoterms|terms of delivery and payment|condiciones de entrega|termino de negociacion|terminos|成交方式|贸易术语|价格条款|贸易条款',
  payment_terms: 'payment terms|terms of payment|payment|terms|condiciones de pago|forma de pago|付款条件|付款方式|支付方式',
  freight_terms: 'freight terms|freight term|freight|payment of freight|freight payment terms|运费条款',
  freight_payable_at: 'freight payable at|freight payable|freight to be paid at|freight and charges payable at|运费支付地',
  original_bills:
    'no and sequence of original b(s)/l|no sequence of original b(s)/l|no and sequence of original bs/l|no of original b/l|no of original fbl|no of original fbls|no of original bs/l|no and sequence of original b(s)/l|no of original b(s)/l|no of original|original b/l|no of originals|no of original bills of lading|number of originals|number of original bills|no of original bl|no of original bills|originals|originals to be released at|正本份数|提单份数',
  country_of_origin:
    'country of origin|country of origin of goods|origin country|country of manufacture|made in|origin|pais de origen|origin of goods|原产国|原产地|原产国家',
  country_of_export: 'country of export|country of exportation|exporting country|country of dispatch|起运国|出口国',
  country_of_destination:
    'country of destination|country of ultimate destination|country of final destination|destination country|目的国|最终目的国',
  handling_information: 'handling information|handling instructions|special instructions',
  release: 'document instr|document instruction|release type|type of release|release',
  currency:
    'currency|currency code|invoice currency|currency of sale|currency of settlement|settlement currency|moneda|divisa|devise|币种|币制|货币',
};

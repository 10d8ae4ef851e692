/** How papers call the journey and its terms. */
export const TRANSPORT_LABELS = {
  vessel:
    'vessel|ocean vessel|vessel name|name of vessel|first vessel|first vessel flight|ship|export vessel|intended vessel|exporting vessel|vessel flight|vessel flight no|vessel flight train vehicle no|vessel aircraft|means of transport|means of transport and route|buque|nave|船名|运输工具名称|ship name|name of ship|export carrier vessel|carrying vessel|mother vessel|main vessel|m/v|conveyance:|means of conveyance|transport means|means of transportation|aircraft:|vessel or flight|vessel flight name|vessel and flight no|vessel name aircraft etc|vessel aircraft etc|schiff|navire|motonave|船舶名称',
  voyage:
    'voyage|voyage no|voy no|voy|voyage reference|viaje|航次|航次号|voy number|voyage flight no|trip no|voyage no and direction|reise no|viaggio no|航次编号',
  vessel_and_voyage:
    'vessel voyage|vessel and voyage|vessel voyage no|vessel voy|vessel voy no|vessel and voyage no|ocean vessel voyage no|ocean vessel voy no|ocean vessel voyage|ocean vessel voy|vessel name voyage|vessel name and voyage no|vessel voyage flight|船名航次|运输工具名称及航次号|buque viaje|vessel voyage and flag|vessel and voy no|vsl voy|vsl voy no|vsl voyage|ship voyage|ship voyage no|mother vessel voyage|vessel flag voyage|vessel and voyage number|ocean vessel and voyage no|ocean vessel and voyage|vessel name voy no|vessel name voyage no|intended vessel voyage|carrying vessel voyage|vessel v no|船名航次号',
  second_vessel: 'second vessel|second vessel flight|feeder vessel|pre carriage vessel|pre carriage by',
  flight: 'flight|flight no|flight date|required flight date|requested flight date|flight no date|航班号',
  place_of_receipt:
    'place of receipt|place of receipt by pre carrier|place of collection|place of acceptance|收货地点|收货地|received at|receipt place|place of receipt of goods|receiving point|point of receipt|cargo receipt place|place of taking in charge|place of taking charge|taken in charge at|initial place of receipt|place of receipt by precarrier',
  port_of_loading:
    'port of loading|port airport of loading|loading port|pol|port of lading|place of loading|port of shipment|port of departure|airport of departure|airport of departure addr of first carrier and requested routing|airport of departure and requested routing|port airport of departure|from port|origin port|port of origin|puerto de embarque|puerto de carga|puerto de origen|装货港|装运港|起运港|启运港|发货港|port of export|load port|export port|loading at|airport of loading|port place of loading|loading port airport|departure port|sea port of loading|loaded at|place of shipment|shipment from|port of exit|verladehafen|port de chargement|porto di imbarco|porto de embarque|装运港口|发运港',
  port_of_discharge:
    'port of discharge|port airport of discharge|discharge port|pod|port of unloading|airport of destination|port of destination|port of entry|place of discharge|port airport of destination|destination port|puerto de descarga|puerto de destino|puerto de desembarque|卸货港|目的港|抵运港|discharge at|discharging port|unloading port|port of unlading|airport of discharge|port of arrival|entry port|port place of discharge|port of import|shipment to|for transportation to|place of unloading|foreign port of unloading|löschhafen|port de dechargement|porto di sbarco|porto de descarga|目的口岸|到货港',
  place_of_delivery:
    'place of delivery|final destination|place of delivery by on carrier|final place of delivery|port of delivery|place of final destination|交货地点|交货地|最终目的地|delivery place|delivered at place|delivery at|final delivery|point of delivery|delivery point|destination:|final place of destination|ultimate destination|place of final delivery|final destination for the merchant reference|place of delivery final destination|最终目的港',
  transport_mode:
    'mode of transport|transport|transport mode|mode of shipment|transportation mode|shipped by|modo de transporte|medio de transporte|运输方式|means of dispatch|mode of dispatch|mode of carriage|shipment mode|transported by|dispatch by|means of shipment|shipment by|delivery mode|shipping mode|type of transport|transport type|mode of conveyance|despatched by|versandart|mode de transport',
  shipping_method:
    'shipping method|ship via|shipped via|delivery method|via|ship method|service|carrier service|service level|dispatched through|courier:',
  first_carrier: 'by first carrier',
  charges_code: 'chgs code|charges code',
  incoterm:
    'incoterm|incoterms|incoterm 2020|incoterms 2020|incoterms 2010|incoterms r 2020|terms of sale|terms of delivery|delivery terms|delivery term|trade terms|terms of trade|terms of sale incoterm|price terms|shipping terms|delivery terms incoterms|terms of delivery and payment|condiciones de entrega|termino de negociacion|terminos|成交方式|贸易术语|价格条款|贸易条款|price basis|price term|trade term|conditions of sale|condition of sale|delivery conditions|delivery condition|terms of price|terms of shipment|shipment terms|sales terms|incoterm code|incoterm place|incoterms place|incoterms and place|incoterm and place|incoterm named place|incoterms rule|lieferbedingungen|lieferbedingung|conditions de livraison|condizioni di consegna|teslim sekli|交货条件|交易方式',
  payment_terms:
    'payment terms|terms of payment|payment|terms|condiciones de pago|forma de pago|付款条件|付款方式|支付方式|payment conditions|conditions of payment|payment condition|payment term|term of payment|method of payment|mode of payment|pay terms|payment due terms|zahlungsbedingungen|zahlungsbedingung|conditions de paiement|condizioni di pagamento|pagamento:|odeme sekli|付款期|付款条款',
  freight_terms:
    'freight terms|freight term|freight|payment of freight|freight payment terms|运费条款|freight payment|freight status|freight conditions|freight condition|freight payment term|ocean freight terms|freight prepaid collect|运费支付方式',
  freight_payable_at:
    'freight payable at|freight payable|freight to be paid at|freight and charges payable at|运费支付地|freight paid at|payable at|freight payable by|freight charges payable at|charges payable at|运费付款地',
  original_bills:
    'no and sequence of original b(s)/l|no sequence of original b(s)/l|no and sequence of original bs/l|no of original b/l|no of original fbl|no of original fbls|no of original bs/l|no and sequence of original b(s)/l|no of original b(s)/l|no of original|original b/l|no of originals|no of original bills of lading|number of originals|number of original bills|no of original bl|no of original bills|originals|originals to be released at|正本份数|提单份数|originals issued|number of original b/l|number of original bs/l|no of b/l|no of bs/l|number of b s l|original bills|original bills issued|no of originals issued|no of original issued|b/l issued|number of original b s l|no of original b s l|number of original bill of lading|no of original bill of lading|no of b l issued|正本提单份数',
  country_of_origin:
    'country of origin|country of origin of goods|origin country|country of manufacture|made in|origin|pais de origen|origin of goods|原产国|原产地|原产国家|goods originate in|goods originated in|origin of the goods|country of origin of the goods|goods of origin|country of production|product of|produce of|manufactured in|produced in|country of manufacturing|goods origin|ursprungsland|pays d origine|paese di origine|pais de fabricacion|país de procedencia de origen|mensei|产地|原产地区',
  country_of_export:
    'country of export|country of exportation|exporting country|country of dispatch|起运国|出口国|country of shipment|country of departure|country of consignment|from country|pais de exportacion|出口国别',
  country_of_destination:
    'country of destination|country of ultimate destination|country of final destination|destination country|目的国|最终目的国|country of import|importing country|to country|country of delivery|final country of destination|pais de destino|bestimmungsland|目的国家',
  handling_information: 'handling information|handling instructions|special instructions',
  release: 'document instr|document instruction|release type|type of release|release',
  currency:
    'currency|currency code|invoice currency|currency of sale|currency of settlement|settlement currency|moneda|divisa|devise|币种|币制|货币|currency of invoice|invoicing currency|amounts in|all prices in|currency type|währung|valuta|货币单位|结算币种',
};

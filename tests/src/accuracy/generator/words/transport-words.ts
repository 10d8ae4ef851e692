/** How papers call the journey and the terms of sale. */
export const TRANSPORT_WORDS = {
  vessel: 'Vessel|Ocean Vessel|Vessel Name|Name of Vessel|+Ship|+Export vessel;船名',
  voyage: 'Voyage|Voyage No.|Voy. No.|+Voy;航次',
  vessel_and_voyage: 'Vessel / Voyage|Vessel & Voyage No.|Ocean Vessel / Voy. No.|Vessel/Voy.|+Vessel name and voyage number;船名航次',
  vessel_or_flight: 'Vessel/Flight No.|Means of transport|Vessel / Aircraft|+Conveyance;运输工具',
  place_of_receipt: 'Place of Receipt|Place of receipt by pre-carrier|+Received at;收货地点',
  port_of_loading: 'Port of Loading|Loading Port|POL|Port of Shipment|From port|+Port of lading|+Port / airport of loading;装货港|起运港',
  port_of_discharge: 'Port of Discharge|Discharge Port|POD|Port of Destination|+Port of unloading|+Destination port;卸货港|目的港',
  place_of_delivery: 'Place of Delivery|Final Destination|Place of delivery by on-carrier|+Final place of delivery;交货地点',
  transport_mode: 'Mode of Transport|Shipped by|Transport mode|+Means of dispatch;运输方式',
  incoterm: 'Incoterms|Terms of Delivery|Delivery Terms|Trade Terms|Incoterm 2020|+Terms of sale|+Price basis;贸易术语|成交方式',
  payment_terms: 'Payment Terms|Terms of Payment|Payment|+Payment conditions;付款方式|付款条件',
  currency: 'Currency|Invoice currency|+Currency of invoice;币种',
  freight_terms: 'Freight|Freight Terms|Freight & charges|+Freight payment;运费条款',
  freight_payable_at: 'Freight payable at|+Freight to be paid at;运费支付地',
  country_of_origin: 'Country of Origin|Origin of goods|Country of manufacture|+Goods originate in;原产国|原产地',
};

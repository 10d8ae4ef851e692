/** How papers call parties. Words behind `+` are kept for the reporting set; Chinese words stand behind `;`. */
export const PARTY_WORDS = {
  seller: 'Seller|Exporter|Supplier|Shipper/Exporter|Sold by|+Vendor|+From;卖方|出口商',
  buyer: 'Buyer|Sold To|Bill To|Importer|Customer|+Invoice to|+Messrs.|+To;买方|进口商',
  consignee: 'Consignee|Ship To|Deliver To|Consigned to|+Delivery Address|+Receiver;收货人',
  shipper: 'Shipper|Shipper/Exporter|Consignor|+Shipper (Name and Address);发货人|托运人',
  bill_consignee: 'Consignee|Consignee (if "To Order" so indicate)|Consigned to order of|+Consignee (complete name and address);收货人',
  notify: 'Notify Party|Notify party (name and address)|Notify Address|+Also notify;通知人',
  delivery_agent: 'For delivery of goods please apply to|Delivery Agent|Destination agent|+For release of cargo please contact;目的港代理',
  exporter: "Exporter|Exporter's name, address and country|Goods consigned from|+Consignor / Exporter;出口商",
  importer: "Importer|Importer's name, address and country|Goods consigned to|+Consignee / Importer;进口商",
  producer: "Producer|Manufacturer|Producer's name and address|+Maker;生产商",
  carrier: 'Carrier|Shipping Line|+Ocean carrier;承运人',
  manufacturer: 'Manufacturer|Name of manufacturer|Manufacturer name and address|+Made by;制造商',
  treatment_provider: 'Treatment provider|Fumigation company|Name of treatment provider|+Fumigator;熏蒸单位',
};

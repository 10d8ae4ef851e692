/** How papers call the parties to a shipment. */
export const PARTY_LABELS = {
  seller_address: 'seller address|address of seller|shipper address|exporter address|supplier address',
  buyer_address: 'buyer address|address of buyer|customer address',
  seller:
    'seller|vendor|sold by|supplier|seller firm|seller company|manufacturer exporter|from|issued by company|proveedor|vendedor|vendeur|卖方|卖家|供应商|销售方|销货单位|vendor name|seller name|supplier name|merchant|sold from|lieferant|verkäufer|venditore|fornecedor|销售单位|卖方名称',
  shipper:
    'shipper|exporter|shipper exporter|consignor|sender|ship from|shipped from|exporter shipper|consignor exporter|exporter name|shipper name|embarcador|exportador|remitente|expediteur|发货人|托运人|出口商|发件人|goods consigned from|consignor exporter|境内发货人|exporter of record|actual shipper|absender|versender|exportateur|mittente|esportatore|expedidor|发货单位|发货方|托运单位|出口单位',
  buyer:
    'buyer|sold to|bill to|billed to|billing address|invoice to|invoiced to|customer|importer|buyer importer|bill to party|purchaser|to|to messrs|messrs|for account of|account of|facturar a|comprador|cliente|importador|acheteur|买方|买家|客户|购货单位|进口商|致|抬头|client:|purchaser name|bill to address|sold to party|sold to address|invoice address|invoice recipient|billed party|customer name|customer address|buyer name|importer name|importer of goods|for the account of|ordered by|charge to|importateur|käufer|rechnungsempfänger|rechnungsadresse|kunde:|cliente final|vendido a|acquirente|买受人|客户名称|采购方|采购单位|进口单位',
  consignee:
    'consignee|ship to|shipped to|deliver to|delivered to|recipient|receiver|shipping address|delivery address|ship to address|recipient ship to|receiver consignee|consigned to|consignee name|consigned to order of|goods consigned to|consignatario|destinatario|destinataire|收货人|收件人|境内收货人|ship to party|goods recipient|delivery to|delivered at|deliver address|final consignee|ultimate consignee|receiver of goods|receiving party|empfänger|warenempfänger|lieferadresse|destinatario de la mercancia|enviar a|entregar a|embarcar a|consegnare a|送货地址|收货单位|收货方',
  importer_other:
    'importer of record|importer other than recipient|importer if other than consignee|importer if other than recipient|importer of record if other than recipient',
  notify:
    'notify party|notify|notify address|also notify|notify party address|parte a notificar|notificar a|通知人|通知方|被通知人|notify 1|notify party 1|first notify party|also notify party|second notify party|notify party 2|notify applicant|party to notify|notificar',
  delivery_agent:
    'for delivery of goods please apply to|for delivery please apply to|for release of the goods apply to|for release of goods apply to|delivery agent|destination agent|agent at destination|for delivery apply to|for delivery of goods apply to|overseas agent|party to contact for cargo release|cargo release agent|release agent|目的港代理|for release of cargo please contact|for cargo release please contact|for cargo delivery please contact|for delivery of cargo please contact|for delivery of goods please contact|for delivery of the goods please apply to|for delivery please contact|apply for delivery to|delivery contact|discharge agent|agent at port of discharge|port of discharge agent|agent at place of delivery|to obtain delivery contact|forwarding agent at destination|delivery of goods agent',
  producer:
    'producer|manufacturer|name of manufacturer|maker|made by|producer manufacturer|fabricante|生产商|制造商|manufactured by|produced by|factory:|factory name|grower:|producer name|actual manufacturer|manufacturer address|hersteller|fabricant|produttore|制造厂|生产厂家|生产企业',
  issuing_agent: 'issuing carrier agent|issuing carrier agent name and city|carrier agent',
  agent_iata_code: 'agent iata code|iata code',
  carrier:
    'carrier|shipping line|export route carrier|airline|shipping company|name of carrier|exporting carrier|transportista|naviera|承运人|船公司|ocean carrier|sea carrier|carrier name|contracting carrier|carrying line|vessel operator|steamship line|transporter|frachtführer|transporteur|vettore|transportador|承运船公司',
  signed_for:
    'signed for the carrier|signed for and on behalf of the carrier|as agent for the carrier|signature|as carrier|signed on behalf of the carrier',
};

/** How papers call their numbers and dates. */
export const REFERENCE_LABELS = {
  invoice_number:
    'invoice no|invoice|commercial invoice no|invoice id|invoice reference|proforma invoice no|tax invoice no|commercial invoice|factura no|no de factura|factura|no factura|facture no|rechnung no|发票编号|发票号|发票号码|发票 no|形式发票号|inv no|inv:|inv ref|invoice ref|invoice sr no|invoice serial no|export invoice no|our invoice no|bill no|invoice document no|rechnung:|rechnungsnummer|rechnungs no|facture:|numero de facture|fattura no|fattura:|numero fattura|nota fiscal no|fatura no|发票代码',
  invoice_date:
    'invoice date|date of invoice|invoice dated|fecha de factura|date de facture|发票日期|开票日期|inv date|date of invoicing|invoice issue date|invoice issued|tax date|billing date|rechnungsdatum|data fattura|fatura tarihi',
  invoice_number_and_date: 'invoice no and date|no and date of invoice|invoice no date',
  date: 'date|doc date|document date|dated|order date|fecha|datum|日期|date of document|issued:|day:|tarih',
  issue_date:
    'issue date|date of issue of b/l|date of issue|issued on|date issued|executed on date|executed on|fecha de emision|签发日期|出具日期|date of certificate|certificate date|date of issuance|issuance date|issued date|b/l date|bl date|date of b/l|date of bill of lading|certificate issue date|date of this certificate|ausstellungsdatum|date d emission|data di emissione',
  due_date:
    'due date|invoice due|payment due|payment due date|date due|fecha de vencimiento|付款期限|到期日|pay by|payable by|due on|due:|net due date|maturity date|date of payment|fällig am|echeance:|scadenza:|vencimiento',
  export_date: 'date of exportation|date of export|export date|shipping date|ship date|date of shipment|shipment date|出口日期|发货日期',
  departure_date:
    'departure date|sailing date|sailing on about|date of departure|etd|on or about|开航日期|departure|date of sailing|sailed on|sailing:|departure on|departed on|date of departure etd|shipped on or about|flight departure date',
  arrival_date: 'arrival date|date of arrival|eta|arrival',
  on_board_date:
    'shipped on board date|shipped on board|on board date|laden on board|laden on board the vessel|date laden on board|shipped on board the vessel|装船日期|sob:|sob date|shipped on board dated|on board|loaded on board|laden on board date|date of loading on board|clean on board date|date laden|date shipped on board|loaded on board the vessel|laden on board vessel|date on board',
  place_and_date_of_issue:
    'place and date of issue|place and date of b/l issue|place and date of bill of lading issue|place of issue and date|date and place of issue|place date of issue|place of issue date|lugar y fecha de emision|签发地点和日期|issued at on|issued at and on|issued in and on|dated at|place date|place and date of bill|place and date of issue of b/l|place and date issued|ort und datum|lieu et date|luogo e data|lieu et date d emission',
  issue_place:
    'place of issue|place of issue of b/l|issued at|at place|at place of issue|签发地点|place issued|place b/l issued|issuing place|issuing office',
  purchase_order:
    'purchase order|purchase order no|po|po no|p/o no|p.o.|p.o. no|customer po no|customer po|po reference|buyer order no|order no of buyer|customer order no|your order no|orden de compra|采购订单号|订单号|合同号|po#|buyer order ref|buyer order reference|order no of the buyer|buyer ref no|buyer po|your po|your ref|your reference|your order|your order ref|customer order|customer reference|customer ref no|client order no|client po|customer po number|buyer p/o no|purchase order ref|purchase order reference|indent no|order reference no|pedido|pedido de compra|bestellnummer|bestell no|ihre bestellung|commande no|numero de commande|ordine no|客户订单号|买方订单号|客户单号',
  order_number:
    'order|order no|sales order|sales order no|order id|order reference|our order no|pedido no|our order|so no|s o no|sales order ref|order confirmation no|auftragsnummer|auftrag no|internal order no',
  bl_number:
    'b/l no|bl no|fbl no|fbl|bill of lading no|b/l|bill of lading|bol no|b.l. no|house b/l no|hbl no|hbl|master b/l no|mbl no|mbl|waybill no|sea waybill no|document no|conocimiento de embarque no|提单号|提单编号|提运单号|b/l ref|b/l reference|bill of lading reference|seaway bill no|swb no|swb:|waybill:|way bill no|express b/l no|house bill no|house bill of lading no|hb/l no|h b/l no|bl reference|b l|bills of lading no|konnossement no|connaissement no|polizza di carico no|house b/l|提单号码|分提单号|海运单号',
  transport_document:
    'awb no|awb|air waybill no|air waybill|airway bill no|airway bill|bl awb no|bol awb no|bill of lading air waybill no|bill of lading airway bill|bill of lading air waybill|international air waybill no|b/l awb no|awb bl no|hawb|hawb no|house awb|house awb no|house air waybill no|mawb no|mawb|guia aerea no|空运单号|运单号|consignment identifier or numerical link|consignment identifier|numerical link|consignment link|consignment id|consignment identification|transport document|transport document no|transport doc no|shipping document no|airwaybill no|house airway bill no|h awb no|consignment note no|cmr no|waybill awb no|awb bill no|b l awb no|awb b l no|b l or awb no|bill of lading or awb no|空运提单号',
  job_number:
    'job no|file no|our reference|shipment no|shipment id|reference no|reference|shipment reference|export references|export reference|exporter reference|importer reference|shipper reference|forwarding agent reference|consignment reference|seller reference|buyer reference|参考号',
  booking_number:
    'booking no|booking reference|booking|carrier booking no|carrier agents booking no|订舱号|booking ref|booking id|bkg no|carrier booking reference|carrier booking ref|shipping order no|s/o no|bkg ref',
  tracking_number: 'tracking no|tracking id|tracking|carrier tracking no',
  packing_list_number:
    'packing list no|packing list|p/l no|pl no|delivery note no|delivery no|装箱单号|packing list ref|packing list reference|p l no|pl reference|packing slip no|packing note no|delivery note|dispatch note no|packliste no|liste de colisage no',
  certificate_number:
    'certificate no|certificate|certificate reference|reference code|证书号|证书编号|cert no|cert:|certificate ref|certificate id|certificate serial no|co no|c/o no|certificate of origin no|treatment certificate no|fumigation certificate no|certificat no|zertifikat no|certificado no|编号',
  document_reference: 'document reference|document ref',
  issued_in: 'issued in',
  contract_number:
    'contract no|s/c no|sales contract no|contract|合同编号|合同协议号|contract:|sales confirmation no|s/c|sc no|proforma ref|p/i no|pi no|销售合同号|合约号',
  export_declaration_number: 'export declaration no|customs declaration no|aes itn|itn|报关单号',
};

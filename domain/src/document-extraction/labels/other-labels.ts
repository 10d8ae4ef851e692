/** Labels whose values no record keeps; they are known so that nobody takes them, or what follows them, for another value. */
export const OTHER_LABELS = {
  contact:
    'tel|telephone|telephone no|phone|phone no|fax|mobile|email|e mail|email id|email address|attn|attention|contact|contact name|contact person|website|web|cell|telefono|correo|电话|传真|邮箱|联系人|our contact|your contact|contact no|contact tel|mail:|tel fax|phone fax|tel no|fax no|handphone|hp|salesperson|sales person|sales rep|sales representative|prepared by|account manager|ansprechpartner|referente|联系方式|经办人',
  tax_id:
    'tax id|tax id vat no|vat|vat no|vat id|ein|duns|abn|acn|eori|gstin|gst no|nit|nrc|ruc|rfc|cif no|nif|cedula juridica|usci|tax no|seller vat no|company registration no|registration no|iec|pan|irs no|ein no|trn|siret|siren|tva|cuit|税号|统一社会信用代码|importer tax id|gst:|gst registration no|vat registration no|vat reg no|tax registration no|tax reg no|ust id no|ust id|partita iva|p iva|cnpj|business registration no|company reg no|reg no|uen|brn|ie code no|ie code|pan no|ad code|lut no|cin|纳税人识别号|工商注册号',
  company_part: 'city|state|state province|postal code|zip|zip code|city state zip|country|province|post code|contact title',
  page: 'page|page no|sheet|pagina|页码',
  account:
    'account no|shipper account no|consignee account no|account|customer id|customer no|client no|bank|bank name|swift|swift code|iban|beneficiary|beneficiary bank|bank account|bank details|账号|开户行|our bank|remit to|bank account no|account name|account holder|bankers|our bankers|bank address|beneficiary name|intermediary bank|bankverbindung|coordonnees bancaires|coordinate bancarie|银行资料|收款银行|银行信息',
  statement:
    'declaration|declaration by the exporter|declaration by the exporter or producer|declaration by exporter|declaration statement|certification|exporter declaration|remarks|remark|notes|note|comments|additional comments|special remarks|terms and conditions|for official use only|备注|声明|observaciones|comments specific statements special instruction|contents explanation|exporter declaration statement|terms:|conditions:|general conditions|special instructions|customer notes|memo:|注意事项|说明',
  signature:
    'authorized signature|authorised signature|signature of shipper exporter|signature of shipper or his agent|shipper signature|shipper signature title|signature of issuing carrier or its agent|signed|signed by|signed and stamped|name|title|company representative|signature and date|firma autorizada|签名|盖章|signature of issuing carrier or its agent|name and title|authorised signatory|authorized signatory|company name address|signature of authorized signatory|signature of authorised signatory|signature of exporter|signature of declarant|authorised by|authorized by|approved by|checked by|stamp:|stamp and signature|company stamp|seal and signature|unterschrift|timbro e firma|signature et cachet|授权签字',
  purpose:
    'reason for export|purpose of shipment|purpose|contents type|type of export|parties to transaction|export reason|nondelivery action|export license|export license no|license|license no|import license|b13a option|b13a no|eel pfc|motivo de exportacion|payment status|end use|drawback|gst status|supply meant for export',
  air_form:
    'accounting information|optional shipping information|amount of insurance|routing and destination|routing|rate charge|rate class|commodity item no|rate|sci|weight charge|valuation charge|total other charges due agent|total other charges due carrier|total prepaid|total collect|currency conversion rates|cc charges in dest currency|charges at destination|total collect charges|for carrier use only|for carrier use only at destination|not negotiable|by|reference no optional',
  sea_form:
    'freight and charges|freight and charge|revenue tons|freight amount|subject to the terms|excess value declaration|service type|type of movement|type of move|move type|exchange rate|copy type|for transhipment to|onward inland routing|point and country of origin|domestic routing|loading pier|total no of containers|particulars furnished by shipper|total number of containers or other packages or units received by the carrier|port of transhipment|transhipment port|tare|vgm|cargo type|shipment type|also notify routing|export instructions|domestic routing export instructions|forwarding agent|forwarding agent fmc no|fmc no|loading terminal|loading pier terminal|type of service|rate of exchange|carrier receipt|declared cargo value|shipper declared value|service contract no|svc contract|on carriage to|on carriage by|freight tons|number of containers|total containers',
  money_detail:
    'exchange rate|total in currency|amount comments|pre tax amount|adjusted total|payment method|duty and taxes payable by|duties and taxes|delivery|collection|hs code reference|net price|unit price|bank transfer|interest|price basis',
  section:
    'shipment information|package weight summary|weight and package summary|list of items|description of consignment|logistic details|consignment marks and tracking numbers|details|summary|exporter|line items|items|shipment details|cargo details|transport details|shipping details|invoice details|bill details|consignment details|goods details|product details|parties:|order details|delivery details|totals:|payment details|container details|particulars of goods|particulars of transport',
  company_name: 'company name|firm|company|firm name|company firm',
  company_address: 'address|company address|street|street address|address line',
  party_contact: 'seller contact|buyer contact',
};

import type { MoreLabels } from '../more-labels.js';

/** Further names of the parties of invoices, packing lists and certificates of origin. */
export const INVOICE_PARTIES = {
  seller: `
    beneficiary name of seller
    company of seller
    from seller
    invoice from
    invoicing party
    name and address of {seller,vendor,supplier,the seller,the supplier}
    name of {seller,vendor,supplier,the seller,the supplier,beneficiary}
    remit payment to seller
    supplier firm
    trading company:
    {seller,vendor,supplier} or {exporter,shipper,beneficiary,consignor,manufacturer}
    {seller,vendor,supplier} {details,information,name,company,code and name,party,address and name,particulars}
    {selling,supplying,issuing,invoicing,billing} {company,party,entity}
    {sold,supplied,issued,invoiced,billed,bill,invoice,invoice issued,furnished} {by,from}
  `,
  shipper: `
    exporter business name address country
    exporter of goods
    exporter s name address country
    goods consigned from exporter
    manufacturer exporter name
    merchant exporter
    name and address of {exporter,shipper,consignor,sender,the exporter,the shipper,exporting company}
    name of {exporter,shipper,consignor,sender,the exporter,the shipper}
    pick up from
    pickup address
    place of dispatch:
    registered exporter
    ship from address
    {exported,shipped,consigned,dispatched,despatched,sent,goods shipped,goods exported,goods consigned,collected} {by,from}
    {exporter,shipper,consignor,sender,exporter consignor} {details,information,name,company,party,particulars,full name,business name,
      of goods}
    {exporter,shipper,consignor} or {seller,supplier,manufacturer,sender,vendor,beneficiary,producer}
    {exporting,shipping,dispatching,consigning} {company,party,entity,firm}
  `,
  buyer: `
    account {of messrs,party}
    applicant
    billing {name,name and address,company,party}
    buyer if different from consignee
    buyer if not consignee
    buyer if other than consignee
    buyer importer of record
    buyer or importer
    buyer other than consignee
    by order and for account of
    by order of
    drawee
    drawn on
    for account and risk of
    invoice {name,name and address,company,for,firm,holder}
    invoice {party,addressee,customer,recipient,receiver}
    m/s
    messr
    name and address of {buyer,customer,purchaser,importer,client,the buyer,the importer}
    name of {buyer,customer,purchaser,importer,client,the buyer,the importer,the customer}
    to buyer
    to customer
    {bill,billed,billing,invoice,invoiced,sold,sell,charge,charged,debit} {to,to party,to address,to customer,to party name}
    {buyer,customer,purchaser,importer,client,bill to,invoice to,sold to,payer} {details,information,name,company,party,particulars,address,
      customer,account,full name,business name}
    {buyer,importer,purchaser} or {importer,consignee,customer,buyer,applicant}
    {buying,purchasing,importing,invoiced} {company,party,entity,firm}
    {for,on} {account of,the account of,account and risk of,account and risk of messrs,account & risk of}
    {invoicing,bill,billed,invoiced} {name,address,name and address,company,party}
    {issued,invoiced,rendered} to
  `,
  consignee: `
    consignee not to order
    deliver goods to
    delivery location address
    name and address of {consignee,receiver,recipient,the consignee}
    name of {consignee,receiver,recipient,the consignee}
    place of delivery address
    receiving {company,party,site}
    to consignee
    {consignee,receiver,recipient,ship to,deliver to,delivery,goods recipient} {details,information,name,company,party,particulars,customer,
      full name,account,site}
    {consignee,receiver} or {importer,buyer,receiver,ship to,order}
    {delivery,shipping,ship to,unloading,drop off,destination} {address,party,site address}
    {goods,cargo,shipment} {to be delivered to,consigned to,delivered to,shipped to,sent to,receiver,recipient,delivery address,
      destination address}
    {ship,shipped,shipping,deliver,delivered,delivery,send,sent,consign,consigned,dispatch,dispatched,despatch,despatched,forward} {to,
      to party,to address}
    {shipping,delivery,ship} {name,name and address,company,party}
    {ultimate,final,intermediate} {consignee,receiver,recipient}
  `,
  producer: `
    manufacturer if {different,other than exporter,different from exporter,not exporter}
    name and address of {manufacturer,producer,the manufacturer,the producer,factory,maker}
    name of {manufacturer,producer,maker,the manufacturer,the producer,factory}
    producer if {different,other,different from exporter,other than exporter,not the exporter}
    producer or grower
    producer s name address country
    production {site,facility,factory}
    {manufactured,produced,made,grown,processed,fabricated,assembled} by
    {manufacturer,producer,maker,grower,factory,mill} {details,information,name,particulars,company,name and address,address,of goods,
      of the goods}
    {producing,manufacturing} {company,firm,plant,factory,unit,site,facility,mill}
  `,
  importer_other: `
    importer if {different,other,not the consignee,not buyer}
    importer of record {name,details}
  `,
  notify: `
    arrival notice to
    notify also
    notify party if different
    party to {be notified,notify}
    please notify
    to notify
    {1st,2nd,second,first,other,another} notify party
    {notify,notification} {party details,party name,contact,party address,and address,to}
  `,
  carrier: `
    exporting carrier name
    freight forwarder
    name of {carrier,shipping line,airline,vessel operator}
    transport company
    {carried,transported,shipped,forwarded} {by carrier,through,via carrier}
    {carrier,shipping line,airline,forwarder,freight forwarder,shipping company,transport company,logistics provider} {details,name,company,
      code}
  `,
} satisfies MoreLabels;

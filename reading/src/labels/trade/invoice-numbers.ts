import type { MoreLabels } from '../more-labels.js';

/** Further names of the numbers and days of invoices, packing lists and certificates of origin. */
export const INVOICE_NUMBERS = {
  invoice_number: `
    c i no
    c/i no
    ci no
    e invoice no
    invoice no exporter
    invoice no:
    invoice nr
    invoice reference no of exporter
    no of invoice
    reference no of invoice
    sap invoice no
    {,our,seller,exporter,supplier,vendor,shipper,export,commercial,proforma,pro forma,tax,customs,sales,gst,vat,shipping,final,original,
      performa} invoice {no,id,reference,reference no,code,document no,serial no,sl no,s no,sequence no,identifier}
    {bill,billing,bill of supply} {no,document,document no,reference}
    {commercial,export,tax,proforma,sales} inv {no,reference}
    {tax invoice,commercial invoice,sales invoice,export invoice,proforma invoice,pro forma invoice}:
  `,
  invoice_date: `
    bill dated
    date billed
    date invoiced
    date of {bill,billing,supply invoice}
    date of {the,commercial,export,tax,this} invoice
    invoice date time
    invoice {dated,day,dt,created on,issue date,issuing date,issued on,date of issue,creation date,raised on,posting date}
    {commercial,export,tax,sales,proforma,pro forma,customs,our,original,final} invoice date
    {inv,bill,billing,invoicing} date
  `,
  invoice_number_and_date: `
    commercial invoice and date
    invoice and date
    invoice date and no
    invoice no dt
    invoice no {and,&} date of invoice
    invoice {no,number} {date,dt}
    no date of invoice
    {,export,commercial,tax,proforma,our} {invoice,inv} {no,reference,reference no} {and,&} {date,dt,dated}
    {no,number} {and,&} date of {the,commercial,export} invoice
  `,
  due_date: `
    bill due date
    date for payment
    date payment due
    due {by,date of payment,for payment on,for payment by}
    expiry of credit
    falls due on
    maturity
    net due
    payable {on,until,within date,not later than}
    payment date
    payment {deadline,expiry,maturity,expected by,date due,falls due,falls due on}
    {last,latest,expected} {date of payment,payment date,date for payment}
    {pay,payable,to be paid,payment,settlement,settle} {by,before,on or before,not later than,no later than,latest,deadline}
    {payment,invoice,net,amount,balance,final payment} due {date,on,by}
  `,
  date: `
    date of list
    date of {packing list,preparation,packing,the document,document issue,print,list}
    dated on
    dtd
    list dated
    p l date
    p/l date
    packing date
    packing slip date
    pl date
    {doc,document,issue,issuing,print,printed,creation,created,prepared,posting,packing list,pack list,list} {on,date}
  `,
  purchase_order: `
    buyer order no and date
    buyer order no date
    buyer order no dt
    buyer po no and date
    cpo no
    customer indent no
    customer po reference
    indent
    order form no
    order no and date
    orders no:
    p o no date
    po no and date
    po no date
    po s
    pos no
    your {order,po,purchase order} dated
    {against,as per,ref} {po,p/o,purchase order,your order,indent,your po,order} {,no}
    {customer,cust,client,buyer,purchaser,importer,consignee,your,yr,sold to,receiver,applicant} {po,p/o,p.o.,order,order form,
      purchase order,purchase,indent,job,ref,reference} {,no,reference,reference no,id,code}
    {order,purchase} {no of buyer,no of customer,reference of buyer,from customer}
    {po,p/o,p.o.,purchase order} {no,reference,reference no,id,document no,code,details}
  `,
  order_number: `
    order code
    order {confirmation,confirmation no,acknowledgement,acknowledgement no,conf no,ack no,document}
    our {job,order ref,so,sales order} no
    sales document
    sales document no
    {sales,our,seller,internal,work,production,supplier,vendor,export,shop,web,confirmation,acknowledgement,manufacturing} order {,no,id,
      reference,document,code}
    {so,s o,oc,oa,w/o} {no,reference,id}
  `,
  contract_number: `
    contract reference
    our {quotation,offer,contract} {no,ref}
    under contract no
    {contract,agreement,sales contract,sales agreement,sale contract,purchase contract,supply contract,export contract,sales note,
      sales confirmation,s c,s/c} {no,reference,id,document no,and date,no and date,no date}
    {contract,agreement} no {and,&} date
    {l/c,lc,l c,letter of credit,documentary credit,credit,dc} {no,reference,number,no and date,no and issuing bank}
    {proforma,pro forma,performa,pi,p i} {no,reference,invoice reference,no and date,and date,quotation no}
    {quotation,quote,offer,tender} {no,reference,ref,id}
  `,
  job_number: `
    buyer other reference
    dispatch {no,document no,doc no}
    document no of exporter
    export job no
    exporter ref and iec no
    our ref no
    {exporter,shipper,seller,supplier,manufacturer,our,your,other,internal,customs,forwarder,agent,office,importer} {reference,ref,
      references,reference no,file no,file}
    {other,further,additional} reference
    {shipment,consignment,job,dossier,file,lot,project,operation} {no,reference,id,ref no,code,file no}
  `,
  packing_list_number: `
    challan no
    delivery challan no
    despatch note
    dispatch note
    no of packing list
    packing sheet no
    packing {no,reference,ref,id,document}
    packlist no
    pkg list no
    {packing,pack,package,packaging,shipping,dispatch,despatch,weight,delivery,export packing,detailed packing,carton} {list,slip,note,
      advice,specification} {no,reference,reference no,id,document no,code,#}
    {pl,p/l,p l,pklist,pkl,dn,d/n} {no,ref,reference,id}
  `,
  certificate_number: `
    certificate no (box 1)
    certificate of origin {no,reference,serial no,id}
    certification no
    declaration {no,id,ref}
    no of certificate
    origin {reference,statement,declaration} no
    {authentication,verification,unique,form} {no,code}
    {certificate,cert,co,c/o,coo,c o,form,origin certificate,declaration,certification,attestation} {no,reference,reference no,id,serial no,
      serial,code,registration no,issue no,document no,control no}
    {reference,ref} no of {certificate,co}
    {serial,control,registration,certificate registration,verification,security} {no,code,reference} of certificate
  `,
  departure_date: `
    atd
    date of depart
    date of {departure,sailing,shipment,dispatch,despatch,loading,flight}
    departure on about
    estimated time of departure
    etd
    on about
    std
    {departs,departing,departed,sails,sailing,sailed,shipped,despatched,dispatched,leaving,left} {on,on or about,about}
    {etd,atd} date
    {sailing,departure,shipment,shipping,dispatch,despatch,flight,vessel sailing,vessel departure,etd,loading,estimated departure,
      expected departure,actual departure,sailed,estimated sailing,date sailing} {date,on,on or about,dt,day}
  `,
  tracking_number: `
    consignment tracking no
    courier docket no
    courier no
    docket no
    pro no
    {tracking,track and trace,trace,courier,carrier tracking,parcel,shipment tracking} {no,id,code,reference,awb no}
  `,
  transport_document: `
    awb bl no
    bill of lading {/,or} {airwaybill,air waybill,airway bill,awb} {no,reference}
    bl awb reference
    no of transport document
    shipped under b/l
    transport document no and date
    {awb,hawb,mawb,air waybill,airwaybill,airway bill,waybill,lr,l/r,lorry receipt,rr,r/r,cmr} {no,reference,ref,number,id}
    {b/l,bl,b l,bol} {/,or,and} {awb,awb no,air waybill no}
    {b/l,bl} awb {no,ref}
    {transport,shipping,carriage,consignment,despatch,dispatch,freight} {doc,document,document no,doc no,bill no,docket no}
  `,
} satisfies MoreLabels;

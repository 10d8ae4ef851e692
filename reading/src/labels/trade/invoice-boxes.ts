import type { MoreLabels } from '../more-labels.js';

/** How aligned forms of trade bodies, the customs invoices of couriers, and exporters of India and China caption what other papers call otherwise. */
export const INVOICE_BOXES = {
  seller: `
    from seller
    the {sellers,seller,vendor}
    {seller,vendor,supplier} {name address vat reg no,vat reg no,name address,reg no}
    {ship,shipment,sent} from {,sender,sender company,company}
  `,
  buyer: `
    messrs
    particulars of {buyer,importer,purchaser}
    the {buyers,buyer,purchaser}
    to {messrs,messrs.,m s,buyer}
    {buyer,importer,purchaser} {if not consignee,if not recipient,if different from recipient,if not the consignee,other than consignee,
      if other than the consignee,vat no,if not consignee vat no,if any}
    {sold to,bill to,billed to} {,importer,if different from recipient,if different from consignee,importer if different,
      importer if different from recipient,if other than consignee}
  `,
  consignee: `
    cnee
    for account of consignee
    particulars of {consignee,receiver}
    {consignee,receiver} {delivery,delivery address,if any,if any full address,and delivery address,place of delivery}
    {ship to,shipment to,deliver to} {,consignee,recipient,receiver,recipient company,consignee company}
  `,
  invoice_number: `
    invoice no no of sheets
    invoice sheet no
    {exp,export,commercial} {invoice,inv} {no,reference}
    {invoice,inv} no {if any,no of sheets,and no of sheets,sheets}
  `,
  invoice_number_and_date: `
    {exp,export} {invoice,inv} no and date
    {invoice,inv} no and {dt,dated}
  `,
  invoice_date: `
    date of inv
    date {of inv,tax point,tax point date,of the inv}
    {exp,export,commercial} {invoice,inv} {date,dt}
    {invoice,inv} date tax point
  `,
  date: `
    date {tax point,of p/l}
    dt.:
    dt:
    list date
    {date,day} of {list,p/l,pl,this list,packing,the list}
    {listed,packed} on
  `,
  packing_list_number: `
    list no
    list reference
    p list no
    {list,packing} ref
    {packing list,p list,pkg list,list} {no,reference,ref,no and date,no and dt}
  `,
  purchase_order: `
    buyer reference order
    reference po
    {buyer,customer} {reference order,order no and date,po,p.o.,order no and dt,p o no and date}
    {customer,buyer} po no
    {s/c,sc} order no
  `,
  due_date: `
    day of payment
    pay day
    payday
    {payment,to be paid,pay,to be settled,settle} {not later than,by,before,until,latest by,until date,on or before,up to}
  `,
  country_of_origin: `
    country of {manufacture all goods,origin goods,mfg,origin of goods}
    origin of {goods,the goods,all goods}
    {country,place,land} where {produced,made,manufactured,grown}
    {goods,all goods} origin
    {manufactured,produced,made} in country
  `,
  vessel: `
    by (vessel)
    by vessel name
    {exporting,carrying,by} {ship,vessel,m v,s s,ss,steamer}
    {ship,vessel,vsl,steamer} {flight,flt,flight no,flt no,flight no and date}
  `,
  voyage: `
    on voyage
    trip no
    voy flt no
    {voyage,trip} no of ship
    {voyage,voy} {trip,of ship,flt no,no flt no,of the ship}
  `,
  vessel_and_voyage: `
    by vessel voyage
    carried by vessel voyage
    shipped by vessel voy
    {ship,vessel,vsl} {and voyage,voyage,and voy,voy,and voy flt,voy flt,and voy flt no}
    {vessel,ship} and {trip,voy flt}
  `,
  port_of_loading: `
    exported from port
    from {port,port of,the port of}
    p o l
    p.o.l.
    port {airport of loading,of loading airport}
    {exported,leaves,leaving,dispatched,departs,sails} from {,port,the port}
  `,
  port_of_discharge: `
    p o d
    p.o.d.
    port {airport of discharge,of discharge airport}
    to {port,port of,the port of}
    ultimate port
    {arrives,arriving,to arrive} {at,at port}
  `,
  place_of_receipt: `
    place of receipt by pre carrier
    pre carrier receipt at
    {receipt,received} by pre carrier {at,}
  `,
  incoterm: `
    delivery {incoterms and place,incoterm and place,incoterms,term incoterm,incoterm}
    price term
    terms of {sale incoterm,sale incoterms}
    {delivery,sale,shipping} terms {inco,incoterm,incoterms}
  `,
  payment_terms: `
    how {paid,to be paid}
    payment agreed
    terms agreed
    terms of {payment days means,pymt,pmt,payment days and means}
    {payment,pymt} {conditions agreed,terms agreed,by}
    {terms,conditions} {agreed,of pymt}
  `,
  currency: `
    cur.:
    curr of {invoice,inv}
    currency {unit,used,of settlement}
    settlement currency
    {invoice,inv} curr
    {type,unit,kind} of currency
  `,
  transport_document: `
    b/l {number,no}
    tracking or {waybill,awb} no
    transport document no
    {b/l,bl} no and {dt,date}
    {bl,b/l} awb no and date
    {international air waybill,air waybill,waybill} {tracking no,or tracking no,and tracking no}
  `,
  packages: `
    packages total
    total no of pieces
    {pieces,pkgs}:
    {ttl,tot,total} {pkgs,pkg,no of pkgs,packed in,ctns,pieces,packages,no of pieces,no of packages}
  `,
  gross_weight: `
    gr wt
    gross {mass,weight total}
    weight {with packing,incl packing,including packing}
    {ttl,tot,total} {g.w.,gw,gr wt,g wt,weight gross,gross,gross mass}
  `,
  net_weight: `
    net {mass,weight total}
    nt wt
    weight {without packing,excl packing,excluding packing}
    {ttl,tot,total} {n.w.,nw,nt wt,n wt,weight net,net,net mass}
  `,
  volume: `
    cube {total,m3,m³ total,m³}
    cube:
    tot msmt
    {ttl,tot,total} {meas,cbm,msmt,cube,measurement,m3}
  `,
  shipping_marks: `
    marked:
    marks {and cntr no,and container no}
    piece marks
    {shipping marks,marks and nos,marks} {container number,container no,cntr no,and cntr no,and container no}
  `,
  goods_total: `
    amount of goods
    sub total of goods
    value of goods
    {goods,items} {total ex charges,value,all lines,all items,amount,total excluding charges}
    {total f.o.b.,total fob,fob total,total f o b} {,value,amount}
  `,
  freight: `
    add {ocean freight,frt,sea freight,air freight}
    freight {cost,costs,costs to named place,add,added}
    o/f
    transport {charge,charges}
    {ocean freight,frt,sea freight} {add,added,}
  `,
  insurance: `
    add {insurance chgs,ins,insce}
    ins.:
    insurance {cost,costs,add,added,chgs}
    {cover,coverage} {charge,charges,cost}
    {ins,insce} {add,added,charges,chgs}
  `,
  discount: `
    disc.:
    discount {given,less,allowed,granted}
    less disc
    {disc,less} {less,disc}
    {rebate,reduction} {given,allowed,granted,}
  `,
  total_amount: `
    invoice amount
    total (chargeable)
    total invoice amount for customs
    total {of invoice,invoice amount for customs,declared value,chargeable,inv value,value of invoice}
    ttl {amount,amt,value}
    {total,invoice} amount for customs
  `,
  total_in_words: `
    amt in words
    in words:
    say:
    {invoice amount,amount,value} {written out,in letters,spelled out,chargeable in words,spelt out}
    {spelled,spelt} out
  `,
} satisfies MoreLabels;

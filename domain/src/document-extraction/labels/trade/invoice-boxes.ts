import type { MoreLabels } from '../more-labels.js';

/** How aligned forms of trade bodies, the customs invoices of couriers, and exporters of India and China caption what other papers call otherwise. */
export const INVOICE_BOXES = {
  seller:
    '{seller,vendor,supplier} {name address vat reg no,vat reg no,name address,reg no}|{ship,shipment,sent} from {,sender,sender company,company}|the {sellers,seller,vendor}|from seller',
  buyer:
    '{sold to,bill to,billed to} {,importer,if different from recipient,if different from consignee,importer if different,importer if different from recipient,if other than consignee}|{buyer,importer,purchaser} {if not consignee,if not recipient,if different from recipient,if not the consignee,other than consignee,if other than the consignee,vat no,if not consignee vat no,if any}|to {messrs,messrs.,m s,buyer}|messrs|the {buyers,buyer,purchaser}|particulars of {buyer,importer,purchaser}',
  consignee:
    '{ship to,shipment to,deliver to} {,consignee,recipient,receiver,recipient company,consignee company}|{consignee,receiver} {delivery,delivery address,if any,if any full address,and delivery address,place of delivery}|particulars of {consignee,receiver}|cnee|for account of consignee',
  invoice_number:
    '{exp,export,commercial} {invoice,inv} {no,reference}|{invoice,inv} no {if any,no of sheets,and no of sheets,sheets}|invoice no no of sheets|invoice sheet no',
  invoice_number_and_date: '{exp,export} {invoice,inv} no and date|{invoice,inv} no and {dt,dated}',
  invoice_date:
    '{exp,export,commercial} {invoice,inv} {date,dt}|{invoice,inv} date tax point|date {of inv,tax point,tax point date,of the inv}|date of inv',
  date: '{date,day} of {list,p/l,pl,this list,packing,the list}|{listed,packed} on|date {tax point,of p/l}|list date|dt.:|dt:',
  packing_list_number:
    '{packing list,p list,pkg list,list} {no,reference,ref,no and date,no and dt}|{list,packing} ref|p list no|list no|list reference',
  purchase_order:
    '{buyer,customer} {reference order,order no and date,po,p.o.,order no and dt,p o no and date}|{customer,buyer} po no|reference po|{s/c,sc} order no|buyer reference order',
  due_date:
    '{payment,to be paid,pay,to be settled,settle} {not later than,by,before,until,latest by,until date,on or before,up to}|{pay day,payday,day of payment}',
  country_of_origin:
    '{country,place,land} where {produced,made,manufactured,grown}|{goods,all goods} origin|country of {manufacture all goods,origin goods,mfg,origin of goods}|{manufactured,produced,made} in country|origin of {goods,the goods,all goods}',
  vessel:
    '{ship,vessel,vsl,steamer} {flight,flt,flight no,flt no,flight no and date}|{exporting,carrying,by} {ship,vessel,m v,s s,ss,steamer}|by (vessel)|by vessel name',
  voyage: '{voyage,voy} {trip,of ship,flt no,no flt no,of the ship}|{voyage,trip} no of ship|on voyage|voy flt no|trip no',
  vessel_and_voyage:
    '{ship,vessel,vsl} {and voyage,voyage,and voy,voy,and voy flt,voy flt,and voy flt no}|by vessel voyage|shipped by vessel voy|carried by vessel voyage|{vessel,ship} and {trip,voy flt}',
  port_of_loading:
    '{exported,leaves,leaving,dispatched,departs,sails} from {,port,the port}|port {airport of loading,of loading airport}|from {port,port of,the port of}|{p.o.l.,p o l}|exported from port',
  port_of_discharge:
    '{arrives,arriving,to arrive} {at,at port}|port {airport of discharge,of discharge airport}|ultimate port|to {port,port of,the port of}|{p.o.d.,p o d}',
  place_of_receipt: 'place of receipt by pre carrier|pre carrier receipt at|{receipt,received} by pre carrier {at,}',
  incoterm:
    '{delivery,sale,shipping} terms {inco,incoterm,incoterms}|delivery {incoterms and place,incoterm and place,incoterms,term incoterm,incoterm}|terms of {sale incoterm,sale incoterms}|price term',
  payment_terms:
    'terms of {payment days means,pymt,pmt,payment days and means}|{payment,pymt} {conditions agreed,terms agreed,by}|{terms,conditions} {agreed,of pymt}|how {paid,to be paid}|terms agreed|payment agreed',
  currency:
    '{type,unit,kind} of currency|currency {unit,used,of settlement}|{invoice,inv} curr|curr of {invoice,inv}|cur.:|settlement currency',
  transport_document:
    '{international air waybill,air waybill,waybill} {tracking no,or tracking no,and tracking no}|tracking or {waybill,awb} no|{bl,b/l} awb no and date|{b/l,bl} no and {dt,date}|transport document no|b/l {number,no}',
  packages:
    '{ttl,tot,total} {pkgs,pkg,no of pkgs,packed in,ctns,pieces,packages,no of pieces,no of packages}|packages total|{pieces,pkgs}:|total no of pieces',
  gross_weight:
    '{ttl,tot,total} {g.w.,gw,gr wt,g wt,weight gross,gross,gross mass}|gross {mass,weight total}|weight {with packing,incl packing,including packing}|gr wt',
  net_weight:
    '{ttl,tot,total} {n.w.,nw,nt wt,n wt,weight net,net,net mass}|net {mass,weight total}|weight {without packing,excl packing,excluding packing}|nt wt',
  volume: '{ttl,tot,total} {meas,cbm,msmt,cube,measurement,m3}|cube {total,m3,m³ total,m³}|cube:|tot msmt',
  shipping_marks:
    '{shipping marks,marks and nos,marks} {container number,container no,cntr no,and cntr no,and container no}|piece marks|marked:|marks {and cntr no,and container no}',
  goods_total:
    '{goods,items} {total ex charges,value,all lines,all items,amount,total excluding charges}|amount of goods|{total f.o.b.,total fob,fob total,total f o b} {,value,amount}|sub total of goods|value of goods',
  freight:
    'freight {cost,costs,costs to named place,add,added}|{ocean freight,frt,sea freight} {add,added,}|transport {charge,charges}|add {ocean freight,frt,sea freight,air freight}|o/f',
  insurance:
    'insurance {cost,costs,add,added,chgs}|{ins,insce} {add,added,charges,chgs}|{cover,coverage} {charge,charges,cost}|add {insurance chgs,ins,insce}|ins.:',
  discount: 'discount {given,less,allowed,granted}|{rebate,reduction} {given,allowed,granted,}|{disc,less} {less,disc}|less disc|disc.:',
  total_amount:
    '{total,invoice} amount for customs|total {of invoice,invoice amount for customs,declared value,chargeable,inv value,value of invoice}|invoice amount|ttl {amount,amt,value}|total invoice amount for customs|total (chargeable)',
  total_in_words:
    '{invoice amount,amount,value} {written out,in letters,spelled out,chargeable in words,spelt out}|{spelled,spelt} out|amt in words|say:|in words:',
} satisfies MoreLabels;

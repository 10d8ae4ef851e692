import type { MoreLabels } from '../more-labels.js';

/** How the printed forms of lines, forwarders and their associations caption the boxes of bills, where these words are not those of letters and lists. */
export const BILL_BOXES = {
  shipper: `
    merchant shipper
    {shipper,consignor} {or consignor,or exporter,exporter or consignor,merchant,as principal,as principal name and address,
      insert name address and phone,full name address and reference,complete name and address fax no}
    {shipper,exporter} principal or seller licensee and full address
  `,
  consignee: `
    consigned to {,the order of,order of,order or assigns,or order of,not negotiable unless to order}
    consignee if to order so indicate
    order of
    receiver consignee
    {consignee,receiver} {if to order state notify party,if order state notify party,negotiable only if consigned to order,
      non negotiable unless consigned to order,not negotiable unless to order,unless to order,or to order,or order,
      insert name address and phone,complete name and address,or order of}
  `,
  notify: `
    address for notification of arrival
    notify {1,2,no 1,no 2,address 1,address 2,party 1,party 2,1st,2nd,insert name address and phone,
      carrier not responsible for failure to notify,no claim shall attach for failure to notify,
      it is agreed that no responsibility shall attach}
    party to notify {on arrival,of arrival}
    {1st,2nd,first,second,also,3rd} notify
  `,
  delivery_agent: `
    agent at {delivery,discharge port,discharging port,unloading port,port of delivery,final destination}
    carrier s agent at port of discharge
    for delivery apply to agent
    for delivery of goods please apply to agent
    port of discharge agent
    {agent to,party to,office to} {contact for release,contact at destination,contact for delivery,apply to for delivery}
    {delivery,release,releasing,discharge,destination,pod,receiving,carrier,unloading} {agent,agents,agency,agent details,agent contact,
      office,agent at destination,agent s details,agent s name,agent at pod}
    {goods,cargo,shipment} {to be released by,released through,delivered through,delivery agent,may be collected from}
    {release,delivery,handing over} of {goods,cargo,shipment} {through,by,against surrender at,at,to be made by}
  `,
  booking_number: `
    booking and {reference,file,job} no
    {bkg,booking} {,no,ref}
    {job,file,shipment} {no booking,booking,booking no,and booking no}
    {s/o,so,shipping order} {or booking no,booking no,or bkg no,no or booking no}
  `,
  bl_number: `
    lading no
    {b/l,bl} {or waybill no,waybill no,or swb no,swb no}
    {carrier,line,ocean,liner,shipping line} {bill,own bill,bill of lading,b/l}
    {obl,o/bl,ob/l} {no,}
    {swb,waybill,sea waybill,seaway bill} {or b/l no,b/l no,or bill of lading no,bl no,or bl no}
  `,
  job_number: `
    {line,carrier,other,our other,merchant,broker,customs,exporter,forwarder} {reference,references,ref,refs}
  `,
  place_of_receipt: `
    place of {take over,takeover,taking over,taking charge,taking in charge,receipt multimodal only,receipt of cargo,receipt by the carrier,
      receipt for multimodal transport,receipt from,goods receipt,pick up by carrier}
    {multimodal,intermodal,combined,through transport} {receipt,receipt place,place of receipt}
    {receipt,received,taken over,taken in charge} {at,from,place,place at}
  `,
  place_of_delivery: `
    delivered at
    place of {delivery multimodal only,delivery by on carriage,delivery by oncarriage,delivery on carriage,
      delivery for multimodal transport,delivery to consignee,delivery by the carrier,handing over,hand over,delivery or on carriage,
      destination on carriage}
    {delivery,handed over,to be delivered} {at,place at}
    {multimodal,intermodal,combined,through transport} {delivery,delivery place,place of delivery}
  `,
  port_of_loading: `
    loaded at port of
    pol port
    port pol
    port where loaded
    {loaded,shipped,laden} {port,at port,at port of,at,from port}
  `,
  port_of_discharge: `
    pod port
    port pod
    port where discharged
    {discharge,discharged,unloaded,landing} at port
    {discharged,unloaded,landed} {port,at port,at port of}
  `,
  vessel: `
    m v name
    ocean {steamer,m v}
    {intended,planned,scheduled} {ship,ocean vessel,carrying vessel,mother vessel}
    {ocean vessel,vessel,feeder} {m v,mv,feeder,and feeder,ocean vessel,or feeder}
    {vessel,ship} {intended,named,of carriage}
  `,
  voyage: `
    {ocean,intended,sea,ship s,vessel s,main} {voyage,voy,voyage no,voy no}
    {voyage,voy,trip} {of vessel,of ship,of ocean vessel,intended,ocean,no intended,of the vessel,nr,n,sea,leg}
  `,
  vessel_and_voyage: `
    {ocean vessel,vessel,ship,intended vessel,mother vessel,m v,vsl,main vessel} {and voy no,and voyage no,and voy,and voyage,voyage,voy,
      with voyage,voy nr,and trip no}
  `,
  freight_terms: `
    charges and freight terms
    frt terms
    {freight,frt,charges,freight and charges,charges and freight} {terms,amount terms,amount and terms,term,payment terms,tariff terms,
      prepaid or collect,pp or cc}
    {freight,frt} {amount terms,pp cc,ppd coll}
  `,
  freight_payable_at: `
    frt {payable at,payable by,paid at}
    {freight,frt,charges,charge,freight and charges,freight charges} {payable at by,payable at or by,payable by at,payable in,payable where,
      pay at,payable at place}
  `,
  original_bills: `
    orig {bills,b/l,bl,bs/l}
    {no,number,count} of {original fbl,original fbls,originals,original,orig,original bill,originals b l,orig bills,orig b/l,orig bs/l,
      original ladings,original b l issued,bills issued,negotiable originals}
    {no,number} {orig,original,originals} {bills,b/l,bl,fbl,lading,bills of lading,bs/l,b(s)/l}
    {originals,original} {issued no,issued number,in number,bills no,count,number}
  `,
  on_board_date: `
    date {aboard,of lading on board,goods on board,of shipment on board the vessel}
    on board {date,on,local date,vessel date}
    {aboard,on board} {date,on}
    {laden,loaded,shipped,clean} {aboard,aboard on,aboard date,aboard the vessel,on board local time,on board date local time,
      on board the vessel date,on board vessel dated,on board in,on board the ship date}
  `,
  issue_place: `
    issued {in place,place,at place,in town}
    place {where issued,where signed,of b(s)/l issue,b(s)/l issued,issued in}
    {place,town,city} issued
  `,
  issue_date: `
    date of {b(s)/l issue,swb issue}
    day {of issue,issued,of signing}
    issued {date,on date,day}
    {b/l,bl,bill,waybill,swb} {dated,day,day of issue,date issued,issued on}
    {date,dated} issue of {b/l,bl,waybill}
  `,
  place_and_date_of_issue: `
    issued {place date,place and date,in and on,at and date,at place and date}
    {issued at,signed at} {and date,and dated,date}
    {place,place of issue} and date {issue of b/l,issue of bl,issue of waybill,issue,of b(s)/l issue,of issue of b/l,b/l issued,of issuing}
    {place,town} {date of issue,and day of issue}
  `,
  sea_form: `
    carrier s free time at destination
    point and country of origin {of goods,for merchant reference,for the merchant reference only}
    rate of exchange
    rider pages
    {above,the above} particulars {as,} declared by {the shipper,shipper,merchant}
    {also notify,domestic routing,onward inland routing} {party routing,export instructions,not part of carriage}
    {cargo,freight} insurance
    {customs broker,broker,forwarding agent name,fmc,chb} {,no,name}
    {declared value,value declared} {charge,charges}
    {demurrage,detention} {free time,terms}
    {free time,free days} {at destination,at pod,destination}
    {haulage,stuffing,carriage} {arrangement,terms}
    {load,carriage} {type,clause}
    {number,no} of rider pages
    {shipped,freight} tons
    {stamp,signature} of {carrier,the carrier}
  `,
} satisfies MoreLabels;

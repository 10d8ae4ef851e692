import type { MoreLabels } from '../more-labels.js';

/** Further names of what bills of lading tell beside their parties and ports: numbers, terms, freight, originals, days. */
export const BILL_TERMS = {
  bl_number: `
    b/l no:
    bill of lading no (for reference)
    bill of lading {document,identifier}
    document no
    document no {b/l,bl,bill of lading}
    this bill of lading no
    tracking b/l no
    {b/l,bl,b l,bol,fbl,hbl,hb/l,h b/l,bill of lading,bill,house bill,house b/l,house bl,seaway bill,sea waybill,sea way bill,waybill,
      way bill,swb,obl,ocean b/l,ocean bill of lading,house bill of lading,express bill,fcr,forwarder bill,lading} {no,number,reference,
      ref no,reference no,document no,id,code,#,serial no}
    {carrier,forwarder} document no
    {carrier,line,ocean carrier,shipping line,master} {b/l,bl,b l,bill of lading} {no,number,reference}
    {mb/l,mbl,m b l,m/bl} {no,number,reference,}
    {no,number} of {b/l,bl,bill of lading,waybill,the bill of lading}
  `,
  booking_number: `
    booking confirmation
    booking party reference
    booking reference no
    carrier {booking,reference,booking no}
    s o no
    so no booking
    {booking,bkg,carrier booking,line booking,shipping order,s/o,cargo booking,our booking,space booking} {no,number,reference,ref,
      reference no,id,confirmation no,request no,code}
    {carrier agent,line agent} booking no
  `,
  job_number: `
    export references (for merchants only)
    {export,shipper,exporter,forwarder,forwarding agent,agent,carrier,consignee,merchant,our,your,f agent name and,svc,service} {references,
      reference,ref,reference no,ref no,references complete name address}
    {forwarding agent,fwd agent,f/agent,f agent} {reference,references,ref no}
    {job,file,shipment,consol,console,consolidation,consignment} {no,number,reference,id}
  `,
  carrier: `
    carrier s principal place of business
    carrier {name,company,s name,or agent}
    combined transport operator
    multimodal transport operator
    name of {the carrier,ocean carrier,shipping line,carrier,line}
    {carrying,shipping,steamship,container} {line,lines,company}
    {line,liner,vessel operator,operator,shipowner,nvocc,mto}:
    {ocean,sea,contracting,actual,issuing,transport,inland,main,performing,shipping} carrier
  `,
  signed_for: `
    as agent for
    as agents for
    carrier or its agent
    carrier s agent
    carrier s agents
    for the carrier
    for the master
    issued by the carrier
    on behalf of carrier
    signature of carrier
    signed as carrier
    {as agent,as agents,agent,as agents only,as agent only} {for the carrier,for carrier,of the carrier,for the master,
      on behalf of the carrier}
    {signed,signature,signed and stamped,authenticated,stamp and signature} {for the carrier,for and on behalf of the carrier,
      on behalf of the carrier,as agent for the carrier,by the carrier,as carrier,for the master,of carrier,for carrier}
  `,
  delivery_agent: `
    agent s at destination
    applied to for delivery
    apply to for delivery
    cargo may be released by
    cargo release contact
    cargo to be released by
    contact for {cargo release,delivery,release}
    delivery apply to
    destination forwarder
    destination office
    name of delivery agent
    party to contact for {cargo release,release,delivery}
    release agent
    release party
    the agent at destination
    to obtain delivery {contact,of goods contact,please contact,apply to,of cargo contact}
    {agent,agents,forwarder,representative,forwarding agent,carrier s agent,carrier agent,line agent} at {destination,port of discharge,
      discharge port,place of delivery,port of delivery,pod,discharge,destination port,port of destination}
    {agent,agents} for {delivery,release,destination}
    {delivery,release} of {goods,cargo,the goods,shipment} {to be obtained from,obtainable from,to be obtained through,please apply to}
    {destination,delivery,discharge,discharging,port of discharge,place of delivery,receiving,overseas,local,delivering,import} {agent,
      agents,agent details,agent at destination,agency,agent address,forwarder,forwarding agent}
    {for,to obtain,to effect} {delivery,release,delivery of goods,delivery of cargo,release of goods,release of cargo,cargo release,
      release of the cargo,delivery of the cargo,delivery of the goods,delivery of shipment,release of shipment,
      delivery of container} {please apply to,please contact,apply to,contact,pls contact,pls apply to,refer to,kindly contact,please apply,
      please refer to}
  `,
  notify: `
    also notify party name and address
    also notify party routing and instructions
    arrival notice {to,party}
    domestic routing also notify
    notify party {and address,address,name,complete name and address,s name and address,details,same as consignee unless otherwise stated}
    notify to party
    notify {intermediate consignee,at,applicant,to,and address}
    {first,second,1st,2nd,also,additional,other,alternate} notify {party,address,party address}
    {notify,notification} {party,address,party and address,party name and address,party name,party complete name and address,parties,
      party 1,party 2,party 1st,party no 1,contact,intermediate consignee,address arrival,
      party carrier not to be responsible for failure to notify}
    {party to,persons to,address to,to} be notified
  `,
  second_vessel: `
    connecting vessel
    feeder vessel voyage
    initial carriage by
    intermediate vessel
    pre carriage {by,vessel,mode,vessel voyage}
    pre carried by
    precarriage {by,from}
    transhipment vessel
    transshipment vessel
    {feeder,first,1st leg,local,initial,pre} {vessel,carrier,carriage by,ship}
    {on carriage,oncarriage} by
    {second,2nd} vessel
  `,
  vessel: `
    carried per
    conveyance
    exporting carrier vessel flag
    flag and vessel
    loaded on vessel
    local vessel:
    means of conveyance
    transported by vessel
    vessel imo
    {intended,export,exporting,ocean,sea,carrying,mother,main,first,loading,shipping,deep sea} {vessel,ship,vessel name}
    {vessel,ship} name imo
    {vessel,ship} {and flag,flag,imo,name imo no,s name,name and flag,registration}
  `,
  vessel_and_voyage: `
    exporting carrier vessel voyage flag
    name of vessel and voyage {,no}
    vessel name voyage no flag
    vessel voyage {flag,imo,direction,and direction,no and direction}
    vessel {v,voy n}
    {vessel,ship,ocean vessel,vsl,carrying vessel,mother vessel,intended vessel,export vessel,loading vessel,exporting carrier,vessel flag,
      vessel and flag,m v,mv,vessel name,steamer,ship name,first vessel,local vessel,intended ocean vessel} {voyage,voy,voyage no,voy no,
      voyage number,v no,voyage and flag,voyage flag,voyage no and flag,name and voyage,name and voyage no,name voyage,name voyage no,
      and voyage,and voyage no,and voy,and voy no,voyage id,voyage leg}
  `,
  voyage: `
    {voyage,voy,trip,export voyage,carrier voyage,vessel voyage,service voyage} {no,number,reference,code,id,no and direction,direction}
  `,
  place_of_receipt: `
    combined transport place of receipt
    initial place of {receipt,acceptance}
    place of taking charge of goods
    place of {receipt,acceptance,collection,origin receipt,receipt of goods,receipt by pre carrier,receipt by precarrier,initial receipt,
      initial receipt by pre carrier,receipt by carrier,taking in charge,taking in charge of goods,taking over,receipt date,pick up,
      pre carriage,stuffing,receipt applicable only when document used as multimodal transport,receipt when used for combined transport}
    place where goods taken in charge
    por:
    pre carriage from
    pre carriage place
    precarriage from
    received for shipment at
    {cargo,goods} received at
    {receipt,receiving,acceptance,pick up,taking in charge} at
  `,
  place_of_delivery: `
    cargo delivery place
    carriage to
    combined transport place of delivery
    destination place
    door of delivery
    final destination if on carriage by
    final destination {of goods,if on carriage,if goods to be transhipped at port of discharge}
    for transshipment to:
    on carriage to
    oncarriage to
    onward inland routing to
    place of {delivery,final delivery,final destination,delivery by on carrier,delivery by oncarrier,delivery by carrier,delivery of goods,
      ultimate delivery,on carriage,delivery final destination,delivery applicable only when document used as multimodal transport,
      delivery when used for combined transport,destination}
    pld:
    {delivery,delivered} at
    {final,ultimate,inland} {destination,delivery,destination for merchant s reference,destination for the merchant s reference,
      destination of goods,destination of the goods not the ship,destination for merchant reference only,destination merchant reference}
  `,
  original_bills: `
    b(s)/l issued
    full set of originals:
    in witness no of originals:
    no original {b/l,bl,bills}
    originals {b/l,bills of lading,to be issued}
    {no,number,no and sequence,quantity,total no,number and sequence} of {original b/l,original bl,original bs/l,original b s l,
      original b(s)/l,original bills,original bills of lading,original bill of lading,original fbl,original b l,originals,originals issued,
      original documents,original b/l issued,original bs/l issued,original b(s)/l issued,b/l,bl,bs/l,b(s)/l,bills of lading,bill of lading,
      b/l issued,original copies,signed originals,originals b/l,b/l s,original(s),original b/l(s),original bl s,original bill s of lading,
      original waybills,original ladings}
    {original,originals,original b/l,original b(s)/l,original bs/l,original bills,original bills of lading,b/l,bills} {issued,no issued,
      signed,number,released,no}
  `,
  freight_terms: `
    b/l freight terms
    charge code ppd coll
    freight charges payable
    freight to be
    movement / freight
    pay mode of freight
    shipping terms freight
    terms of freight payment
    {freight,ocean freight,sea freight,air freight,freight charges,freight and charges,movement freight,freight charge,
      payment of freight} {terms,term,status,payment,payment terms,condition,conditions,method,prepaid or collect,prepaid collect,ppd coll,
      pp cc,payment method,payment mode,basis,indicator,type}
    {freight,ocean freight} {prepaid,collect}:
    {freight,payment,charges} (prepaid / collect)
    {prepaid,ppd} or {collect,coll}
    {terms,mode,method,payment,manner,status} of freight {,payment,charges}
  `,
  freight_payable_at: `
    freight is payable at
    freight payment at
    place of {freight payment,payment of freight,payment,freight}
    prepaid payable at
    total prepaid payable at
    {freight,freight and charges,ocean freight,charges,freight charges,freight / charges,freight & charges,freight and charge,
      freight and other charges,payment} {payable at,payable,payable by,to be paid at,paid at,payable at by,prepaid at,collect at,paid by,
      payment at,payable at place}
    {freight,ocean freight} {payment place,payable place,payer,to be paid by}
    {payable,prepaid,collect} at
  `,
  on_board_date: `
    date cargo laden on board
    date of on board notation
    date {laden on board,shipped on board,loaded on board,of shipped on board,of loading on board,on board,of on board notation,shipped,
      of loading,laden,of shipment on board,of on board,of clean on board,laden on board the vessel}
    laden on board the vessel date
    loading on board date
    on board ocean vessel
    shipped on board {dt,at,as of}
    vessel loaded date
    {loading,lading} on board the vessel
    {on board,onboard,on board notation,on board b/l,shipped on board b/l} {date,dated,on,notation,notation date,stamp date}
    {shipped,laden,loaded,clean,received,goods,cargo,clean shipped} {on board,on board date,on board the vessel,on board vessel,on board on,
      on board dated,on board the vessel date,on board the vessel on,on board vessel date,on board vessel on,on board the ship,
      on board ship,on board the said vessel,on board notation,on board in apparent good order,on board by}
    {shipped,loaded,laden} on {date,board}
    {sob,l.o.b,lob,cob} {date,dated,on}
  `,
  issue_place: `
    executed at place
    place of b(s)/l issue
    place of issue of b(s)/l
    place of issue of this {bill,document,certificate}
    place {issued,of b/l issued,where issued,b/l issued,b/l issue}
    {b/l,bl,bill of lading,bill,waybill,document,certificate,bills} issued {at,in}
    {issue,issuing} {place,location,city,port,office}
    {issued,given,signed,executed,done,dated} {at,in}
    {place,location,port} of {issue,issuance,b/l issue,bl issue,issue of b/l,bill of lading issue,issue of bill,issue of waybill,
      issue of bill of lading,signing,signature}
  `,
  issue_date: `
    date and stamp:
    date of signature
    date {issued,signed,executed,dated,of issue of b/l,b/l issued,certificate issued,of endorsement,dd mm yyyy,day month year,dd/mm/yyyy,
      of declaration}
    dated this
    dated:
    signature date
    {b/l,bl,bill of lading,waybill,certificate,issue,issued,issuing,issuance,signing,signature,declaration,execution,signed,certification,
      awb,bill,endorsement,document issue} {date,dated,on,on date,dt}
    {date,day} of {issue,issuance,b/l issue,bl issue,issue of b/l,bill of lading issue,issue of bill,issue of waybill,
      issue of bill of lading,signing,signature,b/l,bl,bill of lading,bill,waybill,certificate,this certificate,the certificate,declaration,
      this declaration,execution,issue of certificate,certification,document issue,statement,attestation,the declaration,endorsement,
      issue of this certificate,issue of the certificate}
    {dated,given,executed,done} on
  `,
  place_and_date_of_issue: `
    at on:
    bill of lading issued place date
    dated at place
    given at dated
    issue place date
    place issue date
    place issued date
    place of issue date of issue
    place of {issue,issuance,b/l issue,issue of b/l,bill of lading issue} {and,&,/,} {date,dt,date of issue,date of issuance}
    {b/l,bl,bill of lading} {place and date of issue,issued at date,issued at on,issued place and date,place date}
    {date,day} {and,&,/,} place {,of issue,of issuance,issued,of signature,of declaration,of b/l issue,of execution}
    {issued,given,signed,done,executed,dated} {at,in} {/,and,&,} {on,dated,date,the}
    {issued,given,signed,done,executed} {at on,in on,at dated,at date,at place date,at place and date}
    {place,city} date
    {place,location,city} {and,&,/,} {date,dt} {,signed,issued,of signature,of signing,of execution,of declaration,of endorsement}
    {place,location,port,city} {and,&,/,+,} {date,day,dt} {of,of b/l,of bl,of bill of lading,of waybill,of certificate,of the,of bs/l,
      of b(s)/l} {issue,issuance,issued,signing}
    {place,place of issue} {dated,on}
  `,
  release: `
    release status
    telex release:
    type of {release,b/l,bl,bill of lading,document,bill,b/l release,bl release}
    {b/l,bl,bill of lading,bill,document} {type,kind,form,status,release}
    {release,b/l release,bl release,document release,cargo release,b/l} {type,mode,method,status,instruction,terms,form}
  `,
  transport_document: `
    b/l or container no
    bill of lading or container no
    consignment identifier {or numerical link,numerical link,and numerical link,b/l,container no,or link}
    identifier or numerical link
    numerical link {,to consignment,to the consignment,no,identifier}
    unique consignment {reference,identifier}
    {consignment,consignment specific,shipment} {identifier,id,link,identification,identifier or numerical link,identifier numerical link,
      numerical link,id link,reference link}
    {consignment,container} or bill of lading no
    {link,unique link} to consignment
  `,
  packages: `
    grand total packages
    package quantity
    total {packages,pkgs,pieces,cartons,units,no of packages or units,no of packages in words:,number of packages or units,cases,bags,
      pallets,colli,crates,bundles}
    {no,number,total no,total number,quantity,qty,total quantity} {of,and kind of,& kind of,and type of,and kinds of} {packages,pkgs,
      package,pieces,packages received,packages or shipping units,packages or units,containers or packages,containers or pkgs,
      containers pkgs,packages shipping units,cartons,units,pieces or packages,packages or containers,pallets,cases,bags,drums,crates,
      bundles,items}
    {package,piece,pallet,carton,case} {count,qty,quantity,total}
    {packages,pkgs,pieces,units} {total,quantity,qty,count,received,no,in total}
  `,
  sea_form: `
    attached list
    carrier clauses
    carrier s receipt
    collect amount
    container type
    declared {value of cargo,cargo value see clause}
    ex rate
    excess value
    exchange rate
    for combined transport only
    iso code
    local charges
    merchant s declared value
    number of original invoices
    per unit
    prepaid amount
    rate per
    rated as
    received by {the carrier,carrier}
    reefer {temp,temperature,setting}
    rev ton
    revenue tons
    rider page
    scac
    scac code
    seaworthy packing
    see attached list
    tare
    tare kg
    tare weight
    tare weight kg
    temperature control instructions
    verified gross mass
    vgm
    {equipment,container} {type,description,size,size and type}
    {freight,rates,weight,charges,tariff} {rates,item,item no,tons,and charges,details,amount rate,rate per,charges rates,revenue tons,
      basis,as per tariff}
    {particulars,details} {furnished by shipper,furnished by the shipper,furnished by merchant,furnished by the merchant,
      declared by shipper,declared by the shipper,as declared by shipper,furnished by consignor,as furnished by shipper,
      of goods declared by shipper but not acknowledged by the carrier}
    {port,place} of {transhipment,transshipment,transfer}
    {service contract,svc contract,contract,tariff} {no,number,reference}
    {service,movement,move,shipment,cargo,stuffing,transport,load,traffic,haulage} {type,mode,code,term,condition,contract,scope}
    {size,container size} {type,and type}
    {total,no,number,total no,total number} of containers {,or packages,or packages in words,
      or other packages or units received by the carrier,in words,received by carrier,or units}
    {transhipment,transshipment} {port,at,vessel}
    {type,mode} of {service,move,movement,cargo,shipment,stuffing}
  `,
  seal: `
    {seal,seals,carrier seal,shipper seal,customs seal,line seal,container seal,e seal,security seal,bolt seal} {no,nos,number,numbers,id,}
  `,
  container_number: `
    container no marks and seal
    container seal type
    containers no
    equipment nos
    fcl container no
    {container,cntr,ctnr,cont,contr,cn,ctr,equipment,trailer,unit,box} {no,nos,number,numbers,id,identification no,reference,and seal no,
      and seals,seal no,seal nos,no and seal no,nos and seals,and seal number,no seal no,no seal no size,type and seal no,no type,s no,no s,
      nos seal nos,identifier,ref,no size type,details,particulars}
    {container,cntr} seal no
    {container,containers,cntr} {and,&,/} {seal,seals,seal no,seal nos}
    {no,number,numbers,nos} of container s:
  `,
} satisfies MoreLabels;

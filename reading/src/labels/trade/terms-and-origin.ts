import type { MoreLabels } from '../more-labels.js';

/** Further names of the terms of a sale, of origin, and of places of the journey as invoices and lists name them. */
export const TERMS_AND_ORIGIN = {
  incoterm: `
    del term
    del terms
    deliv terms
    delivered under terms
    delivery clause
    price {incoterms,conditions}
    shipped under
    terms of delivery as per incoterms
    terms {incoterms,of delivery and place,incoterm,incoterms 2020}
    {delivery,price,shipping} basis
    {delivery,trade,trading,sale,sales,price,shipping,shipment,supply,selling,pricing,commercial,freight trade} {term,terms,condition,
      conditions,basis,terms incoterms,term incoterm,terms and place,terms incoterms 2020,clause}
    {incoterm,incoterms,inco term,inco terms,inco} {,2020,2010,2000,code,rule,used,r 2020,r 2010,r,® 2020,® 2010,®,and place,
      and named place,and location,place,location,named place,port,and port,basis,condition,agreed,of sale,delivery,delivery terms}
    {terms,term,conditions,condition,basis} of {delivery,sale,sales,trade,price,shipment,supply,delivery incoterms,delivery incoterm,
      delivery and place,delivery incoterms 2020,sale incoterms}
  `,
  payment_terms: `
    credit {term,terms,period,days}
    pay conditions
    pay term
    payment terms and conditions
    paymt terms
    pmt terms
    pymt terms
    terms (payment)
    terms {of payment and delivery,& payment,and payment,payment,pay}
    {payment,pay,settlement,credit,invoice,billing,our payment,agreed payment,trade credit} {term,terms,condition,conditions,basis,
      method terms,details terms,clause,arrangement,instructions and terms}
    {payment,settlement} {mode,means,by,due terms,period,method and terms,type}
    {term,terms,condition,conditions,mode,manner,method,means,form,basis} of {payment,settlement,payments,pay}
  `,
  country_of_origin: `
    all goods originate in
    c o o
    c/o
    coo
    country of origin declaration
    country of origin made in
    country or origin
    country origin
    country where made
    ctry origin
    cty of origin
    goods originating in
    made in country
    non preferential origin
    orig
    origin
    origin of shipment
    preferential origin
    {country,ctry,cntry,coo,nation,place} of {origin,manufacture,manufacturing,mfg,mfr,production,origin of goods,origin of the goods,
      origin of merchandise,origin of products,origin goods,make,origin of all goods,origin final,origin preferential}
    {made,manufactured,produced,grown,product made,goods made,goods manufactured} in
    {origin,goods,product,products,manufacturing,producing,merchandise} {country,of goods,origin,of the goods,country code,of merchandise,
      of products,ctry,of product}
    {product,products,produce,goods,origin,merchandise} of {origin country,goods country,the origin}
  `,
  country_of_export: `
    country from which consigned
    country from which exported
    country whence consigned
    export ctry
    from country of export
    {country,ctry} of {export,exportation,dispatch,despatch,shipment,consignment,departure,shipping,exporter,provenance,loading}
    {exporting,dispatching,shipping,export,departure,sending,despatching} country
  `,
  country_of_destination: `
    country of final destination of goods
    destination ctry
    final destination country
    to country of destination
    {country,ctry} of {destination,final destination,import,importation,ultimate destination,arrival,final delivery,discharge,
      destination of goods,consignee,end use}
    {importing,destination,receiving,import,final destination,end user} country
  `,
  port_of_loading: `
    departure {from,place}
    from (port)
    l port
    l/port
    ldg port
    loading {at,place}
    p o l
    p.o.l.
    pol
    port from
    port of loading place of receipt
    port of loading {country,name,airport,sea airport}
    us port of export
    {loading,load,departure,export,shipment,shipping,origin,lading,exit,dispatch,embarkation,sailing,export sea} {port,airport,place,point,
      seaport,terminal,location,port airport}
    {port,place,sea port,seaport,airport,point,port or airport,port airport,port place,location} of {loading,load,lading,shipment,departure,
      export,origin,exit,dispatch,despatch,embarkation,shipping,embarcation}
    {shipped,loaded,shipment,departing,departure,exported,sailing,dispatched,despatched,from} {from port,at port,from port of,port from}
    {shipped,loaded,shipment,departing,dispatched,despatched,sailing} {from,at,ex}
  `,
  port_of_discharge: `
    arrival {at,place}
    d port
    d/port
    disch port
    discharged at
    foreign port of {discharge,unlading}
    p o d
    p.o.d.
    pod
    port of discharge {country,name,airport}
    port to
    shipped to port
    to (port)
    unloaded at
    {destination,dest} {port,airport,seaport,port airport}
    {discharge,disch,discharging,unloading,arrival,import,entry,unlading,landing,offloading} {port,airport,place,point,seaport,terminal,
      port airport}
    {port,place,sea port,seaport,airport,point,port or airport,port airport,port place} of {discharge,unloading,unlading,arrival,entry,
      import,disch,disembarkation,landing,offloading,discharging}
    {port,sea port,seaport,airport,port or airport,port airport} of {destination,delivery port}
    {shipped,shipment,sailing,bound} to {port,port of}
  `,
  place_of_delivery: `
    final dest
    final destination {city,port,place}
    on carriage to
    {delivery,destination} {place,point,location,city,station}
    {final,place of final,ultimate,final place of} {destination,delivery,delivery place,destination place,place}
    {place,point,location} of {delivery,final destination,final delivery,destination,ultimate destination}
  `,
  place_of_receipt: `
    place of receipt {of goods,by pre carrier port}
    pre carriage from
    received from place
    {place,point,port,location} of {receipt,acceptance,collection,pick up,pickup,taking in charge,receipt by pre carrier,cargo receipt,
      receipt by precarrier,origin receipt}
    {receipt,pickup,pick up,collection,acceptance,receiving} {place,point,location}
  `,
  transport_mode: `
    by sea air road
    carriage by
    moved by
    ship mode
    shipment per
    trans mode
    transport {details,particulars}
    {details,particulars} of transport
    {mode,means,method,type,form,way,manner} of {transport,transportation,shipment,shipping,carriage,conveyance,dispatch,despatch,delivery,
      freight,transit,export}
    {shipped,dispatched,despatched,sent,transported,forwarded,carried,conveyed,delivered,exported} {by,via,per,through}
    {transport,transportation,shipment,shipping,freight,dispatch,delivery,carriage,transit} {mode,type,by,means,mode of}
  `,
  vessel: `
    carried by vessel
    exporting carrier vessel
    exporting vessel
    m.v.
    mv
    name of {vessel,ship,the vessel,ocean vessel,carrying vessel}
    s.s.
    s/s
    shipped per
    vessel flight {truck,name,vehicle no,train}
    vsl
    {per,by,on} {vessel,ship,steamer,ss,m v,s s}
    {vessel,ship,ocean vessel,carrying vessel,mother vessel,export vessel,main vessel,feeder,steamer} {name,details,s name,flight,
      name flight}
    {vessel,ship,steamer} / {flight,aircraft,truck,flight no,vehicle}
    {vessel,steamer} / {flight,aircraft} / {truck,train,vehicle no}
  `,
  voyage: `
    v no
    voy
    voyage
    {voyage,voy,trip,vessel voyage} {number,no,nr,reference,#,code}
  `,
  vessel_and_voyage: `
    exporting carrier vessel voyage
    vessel flight no voyage
    vessel flight voyage no
    vessel flight {and,&} voyage
    vessel name {and,&} voyage
    vessel voyage flight no
    {vessel,ship,vsl,ocean vessel,carrying vessel,mother vessel,feeder vessel,export vessel,vessel name,name of vessel,steamer,m.v.,mv,
      exporting carrier} {/,and,&,+,-} {voyage,voy,voyage no,voy no,voyage number,trip,trip no,voyage reference,v no,v}
    {vessel,vsl,ship} {voyage,voy} {,no,name,number,details}
  `,
  flight: `
    airline flight no
    flight / date
    flight {no,number,details,and date,no and date,no date}
    flt no
  `,
} satisfies MoreLabels;

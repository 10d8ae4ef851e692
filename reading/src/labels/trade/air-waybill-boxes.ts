import type { MoreLabels } from '../more-labels.js';

/** Further names of the boxes of air waybills, as printed forms and programs that fill them in write them. */
export const AIR_WAYBILL_BOXES = {
  transport_document: `
    master air waybill (carrier)
    {air waybill,airwaybill,air way bill,airway bill,awb,air consignment note,awb bill} {no,number,reference,ref,serial no,prefix and no,#}
    {house,hawb,h awb,house awb,house air waybill,house airway bill,house waybill,house airwaybill,hwb,hab} {no,number,reference,ref,id,#,
      bill no}
    {master,mawb,m awb,master awb,master air waybill,master airway bill,master waybill,mwb,mab,airline awb,carrier awb} {no,number,
      reference,ref,#}
    {mawb,hawb,awb,master,house} (carrier)
  `,
  shipper: `
    {shipper,consignor,sender} {company street city country,from,company name and address,company address contact,company and address}
    {shipper,consignor,sender} {s name and address,name and address,name address and contact,complete name and address,name street address}
  `,
  consignee: `
    {consignee,receiver,recipient} {company street city country,to,company name and address,company address contact,company and address}
    {consignee,receiver} {s name and address,name and address,name address and contact,complete name and address,name street address}
  `,
  account: `
    {a/c,a c,acct,acc} of {consignor,shipper,consignee,agent,sender}
    {a/c,a c,acct} {agent,shipper,consignor,consignee}
    {a/c,acct,account,acc} {no,number,ref}
    {shipper,consignee,agent,sender,receiver,consignor} {acct,acct number,acc}
    {shipper,consignee,agent,sender,receiver,customer,payer,third party,billing} {s account no,account no,account number,a c no,ac no,
      acct no,account,acc no,s a c no,s acc no}
  `,
  issuing_agent: `
    agent name and city
    agent s name and city
    forwarding agent name and city
    iata cargo agent
    issued by {agent,agent name city,agent name and city,carrier agent,iata agent,the agent}
    issuing forwarder
    issuing iata agent
    issuing {agent,cargo agent,iata cargo agent,carrier agent}
    {issuing,carrier,issuing carrier,carrier s,issuing carrier s} {agent name and city,agent name city,agents name and city,agent name,
      agent and city,agent name address,cargo agent,agent name and address,agent,carrier s agent,carriers agent,agents}
    {name and city,name} of {issuing carrier s agent,issuing agent,agent,issuing carrier agent}
  `,
  agent_iata_code: `
    iata cass address
    iata cass {code,no}
    iata {code,no,agent code,agent no,code no,code of agent,cass code,number,numeric code}
    iata {of agent,agent,cass,or cass code,and cass code}
    {agent,agent s,agents,cargo agent,iata agent} {iata code,iata no,iata cass no,code,iata code no,iata number,iata id}
    {cass,iata/cass} {code,no}
  `,
  port_of_loading: `
    airport of departure (addr. of first carrier)
    airport {departure,of origin,from,origin}
    from airport
    from {airport,apt}
    origin {airport code,station}
    {airport,port,station} of {departure,origin,dispatch,departure addr of first carrier and requested routing,
      departure address of first carrier and requested routing,departure and requested routing,departure and routing,
      departure addr of 1st carrier and requested routing,departure addr of first carrier and routing,
      departure name of first carrier and requested routing,departure of first carrier and requested routing,departure requested routing}
    {airport,station} {dep,departed}
    {departure,origin,loading,dep} {airport,station,apt}
  `,
  port_of_discharge: `
    airport {arrival,destination,to,dest}
    destination {airport code,station}
    to airport
    to {airport,apt}
    {airport,port,station} of {destination,arrival,discharge,final destination,unloading}
    {arrival,unloading} {airport,apt}
    {destination,arrival,dest,final} {airport,station,apt}
  `,
  first_carrier: `
    by 1st
    by 1st carrier
    by first
    by first {carrier,carrier routing and destination,carrier routing}
    by {1,1st} carrier
    carrier {1,1st,first}
    first carrier code
    {1st,first} {carrier,by carrier,by}
    {first,1st} {carrier,carrier code}
  `,
  flight: `
    flight and date
    flight no {1,and day}
    flight {day,date 1,no day,no and date 1,1}
    {flight,flt,requested flight,required flight,booked flight,flight no,flight number} {date,no,number,no date,no and date,and date,day,
      details,date for carrier use only,for carrier use only,date for carriers use only,no and day}
    {flt,flight} {1,1 date,day 1}
    {requested,required,booked,planned,confirmed} {flight,flight date,flights}
  `,
  declared_value_carriage: `
    carriage value
    value (carriage)
    value for carriage
    value {declared carriage,declared for carriage,for carriage declared,of carriage,decl carriage}
    {declared,decl,dec} {value for carriage,value carriage,val for carriage,val carriage,value for carr,value for carrier,
      value for transport}
    {declared,decl} {value carriage,value for transport}
  `,
  declared_value_customs: `
    customs value declared
    value (customs)
    value for customs declared
    value {declared customs,declared for customs,for customs declared,of customs,decl customs}
    {declared,decl,dec} {value for customs,value customs,val for customs,val customs,value for cust}
  `,
  handling_information: `
    handle as
    handling information and others
    how to handle
    shc
    ssr osi
    {handling,special handling,special} {information,info,instructions,instruction,remarks,codes,information and remarks,
      information remarks,information and instructions,details,requirements,information incl method of packing,services requested}
    {handling,special handling} {shc,codes shc,notes,as follows}
    {shc,ssr} {handling,and handling}
  `,
  chargeable_weight: `
    c wt
    ch wt
    cw:
    {chargeable,chg,chargable,charged,billable,charge,volumetric chargeable} {weight,wt,wgt,weight kg,weight kgs}
  `,
  buyer: `
    to {1,1st,first}
    {1st,first} to
  `,
  charges_code: `
    charges (pp/cc)
    chgs pp cc
    pp cc
    {charges,chgs,charge,chg} {pp cc,ppd coll,p c}
  `,
  currency: `
    curr {code,of charges}
    money
    {currency,curr} {iso,iso code}
  `,
  issue_date: `
    awb {date,dated,issue date,date of issue,execution date}
    date of {execution,awb,air waybill}
    executed on
    execution date
    {done,executed,signed,issued} on {date,day}
  `,
  issue_place: `
    awb {place,issue place,place of issue,executed at}
    execution place
    place executed
    place of {execution,awb,air waybill}
    {signed,executed,done,issued} at {place,city,town}
  `,
  air_form: `
    airline {prefix,code}
    amount {insured,to be insured}
    cc charges in {dest currency,destination currency}
    charges at {destination,dest}
    cl
    class
    coll
    comm item no
    commodity item
    commodity item no
    conversion rate
    currency conversion rate
    currency conversion rates
    customs {origin code,procedure}
    execution
    for carrier {use only,s use only,s use only at destination,use only at destination}
    fwb
    insurance {amount requested,requested,value,sum}
    insurance {amt,amount in figures}
    insured for
    issued by airline
    kg lb
    nature and quantity of goods incl dimensions or volume
    no of pieces rcp
    not negotiable air waybill
    other charges due {agent,carrier}
    other ppd coll
    ppd
    ppd coll
    rate
    rate / charge
    rate and charge
    rate charge
    rate class
    rcp
    reference {no,number}
    routing
    routing and dest
    routing and destination
    sci
    shipper certifies
    special customs information
    to by
    total charges due
    total collect charges
    total other charges {due agent,due carrier}
    wt val
    {accounting,account} {information,info}
    {agent,carrier} use
    {amount,amt} of {insurance,ins}
    {copies,copy} {1 2 and 3,1,2,3}
    {optional,other} shipping {information,info}
    {total,ttl} {prepaid,collect}
    {valuation,val} charge
    {weight,wt} charge
  `,
} satisfies MoreLabels;

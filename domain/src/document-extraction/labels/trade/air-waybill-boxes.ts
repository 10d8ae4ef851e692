import type { MoreLabels } from '../more-labels.js';

/** Further names of the boxes of air waybills, as printed forms and programs that fill them in write them. */
export const AIR_WAYBILL_BOXES = {
  transport_document:
    '{mawb,hawb,awb,master,house} (carrier)|master air waybill (carrier)|{house,hawb,h awb,house awb,house air waybill,house airway bill,house waybill,house airwaybill,hwb,hab} {no,number,reference,ref,id,#,bill no}|{master,mawb,m awb,master awb,master air waybill,master airway bill,master waybill,mwb,mab,airline awb,carrier awb} {no,number,reference,ref,#}|{air waybill,airwaybill,air way bill,airway bill,awb,air consignment note,awb bill} {no,number,reference,ref,serial no,prefix and no,#}',
  shipper:
    '{shipper,consignor,sender} {company street city country,from,company name and address,company address contact,company and address}|{shipper,consignor,sender} {s name and address,name and address,name address and contact,complete name and address,name street address}',
  consignee:
    '{consignee,receiver,recipient} {company street city country,to,company name and address,company address contact,company and address}|{consignee,receiver} {s name and address,name and address,name address and contact,complete name and address,name street address}',
  account:
    '{shipper,consignee,agent,sender,receiver,consignor} {acct,acct number,acc}|{a/c,a c,acct,acc} of {consignor,shipper,consignee,agent,sender}|{a/c,a c,acct} {agent,shipper,consignor,consignee}|{shipper,consignee,agent,sender,receiver,customer,payer,third party,billing} {s account no,account no,account number,a c no,ac no,acct no,account,acc no,s a c no,s acc no}|{a/c,acct,account,acc} {no,number,ref}',
  issuing_agent:
    'issued by {agent,agent name city,agent name and city,carrier agent,iata agent,the agent}|issuing {agent,cargo agent,iata cargo agent,carrier agent}|{issuing,carrier,issuing carrier,carrier s,issuing carrier s} {agent name and city,agent name city,agents name and city,agent name,agent and city,agent name address,cargo agent,agent name and address,agent,carrier s agent,carriers agent,agents}|{name and city,name} of {issuing carrier s agent,issuing agent,agent,issuing carrier agent}|agent name and city|agent s name and city|issuing iata agent|iata cargo agent|forwarding agent name and city|issuing forwarder',
  agent_iata_code:
    'iata {of agent,agent,cass,or cass code,and cass code}|{cass,iata/cass} {code,no}|iata cass address|{agent,agent s,agents,cargo agent,iata agent} {iata code,iata no,iata cass no,code,iata code no,iata number,iata id}|iata {code,no,agent code,agent no,code no,code of agent,cass code,number,numeric code}|iata cass {code,no}',
  port_of_loading:
    'airport {departure,of origin,from,origin}|from {airport,apt}|{airport,station} {dep,departed}|{airport,port,station} of {departure,origin,dispatch,departure addr of first carrier and requested routing,departure address of first carrier and requested routing,departure and requested routing,departure and routing,departure addr of 1st carrier and requested routing,departure addr of first carrier and routing,departure name of first carrier and requested routing,departure of first carrier and requested routing,departure requested routing}|{departure,origin,loading,dep} {airport,station,apt}|airport of departure (addr. of first carrier)|from airport|origin {airport code,station}',
  port_of_discharge:
    'airport {arrival,destination,to,dest}|to {airport,apt}|{arrival,unloading} {airport,apt}|{airport,port,station} of {destination,arrival,discharge,final destination,unloading}|{destination,arrival,dest,final} {airport,station,apt}|to airport|destination {airport code,station}',
  first_carrier:
    'carrier {1,1st,first}|{1st,first} {carrier,by carrier,by}|by {1,1st} carrier|by 1st|by first|by first {carrier,carrier routing and destination,carrier routing}|{first,1st} {carrier,carrier code}|by 1st carrier|first carrier code',
  flight:
    'flight {day,date 1,no day,no and date 1,1}|{flt,flight} {1,1 date,day 1}|flight no {1,and day}|{flight,flt,requested flight,required flight,booked flight,flight no,flight number} {date,no,number,no date,no and date,and date,day,details,date for carrier use only,for carrier use only,date for carriers use only,no and day}|{requested,required,booked,planned,confirmed} {flight,flight date,flights}|flight and date',
  declared_value_carriage:
    'value {declared carriage,declared for carriage,for carriage declared,of carriage,decl carriage}|{declared,decl} {value carriage,value for transport}|value (carriage)|{declared,decl,dec} {value for carriage,value carriage,val for carriage,val carriage,value for carr,value for carrier,value for transport}|value for carriage|carriage value',
  declared_value_customs:
    'value {declared customs,declared for customs,for customs declared,of customs,decl customs}|value (customs)|{declared,decl,dec} {value for customs,value customs,val for customs,val customs,value for cust}|value for customs declared|customs value declared',
  handling_information:
    '{shc,ssr} {handling,and handling}|handle as|{handling,special handling} {shc,codes shc,notes,as follows}|how to handle|{handling,special handling,special} {information,info,instructions,instruction,remarks,codes,information and remarks,information remarks,information and instructions,details,requirements,information incl method of packing,services requested}|shc|ssr osi|handling information and others',
  chargeable_weight:
    '{chargeable,chg,chargable,charged,billable,charge,volumetric chargeable} {weight,wt,wgt,weight kg,weight kgs}|ch wt|c wt|cw:',
  buyer: '{1st,first} to|to {1,1st,first}',
  charges_code: '{charges,chgs,charge,chg} {pp cc,ppd coll,p c}|charges (pp/cc)|chgs pp cc|pp cc',
  currency: 'curr {code,of charges}|money|{currency,curr} {iso,iso code}',
  issue_date:
    'awb {date,dated,issue date,date of issue,execution date}|{done,executed,signed,issued} on {date,day}|executed on|date of {execution,awb,air waybill}|execution date',
  issue_place:
    'awb {place,issue place,place of issue,executed at}|{signed,executed,done,issued} at {place,city,town}|place of {execution,awb,air waybill}|execution place|place executed',
  air_form:
    'insured for|insurance {amount requested,requested,value,sum}|amount {insured,to be insured}|{agent,carrier} use|class|cl|commodity item|{accounting,account} {information,info}|{optional,other} shipping {information,info}|reference {no,number}|{amount,amt} of {insurance,ins}|insurance {amt,amount in figures}|{routing,routing and destination,routing and dest}|{rate,rate class,rate charge,commodity item,commodity item no,comm item no,kg lb,rcp,no of pieces rcp,rate / charge,rate and charge}|{weight,wt} charge|{valuation,val} charge|total other charges {due agent,due carrier}|{total,ttl} {prepaid,collect}|{currency conversion rate,currency conversion rates,conversion rate}|cc charges in {dest currency,destination currency}|charges at {destination,dest}|total collect charges|for carrier {use only,s use only,s use only at destination,use only at destination}|{wt val,ppd,coll,other ppd coll,ppd coll}|nature and quantity of goods incl dimensions or volume|shipper certifies|not negotiable air waybill|{copies,copy} {1 2 and 3,1,2,3}|issued by airline|sci|special customs information|customs {origin code,procedure}|total charges due|other charges due {agent,carrier}|fwb|airline {prefix,code}|to by|execution',
} satisfies MoreLabels;

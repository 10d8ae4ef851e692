import type { MoreLabels } from '../more-labels.js';

/** Further names of the boxes of air waybills, as printed forms and programs that fill them in write them. */
export const AIR_WAYBILL_BOXES = {
  transport_document:
    '{house,hawb,h awb,house awb,house air waybill,house airway bill,house waybill,house airwaybill,hwb,hab} {no,number,reference,ref,id,#,bill no}|{master,mawb,m awb,master awb,master air waybill,master airway bill,master waybill,mwb,mab,airline awb,carrier awb} {no,number,reference,ref,#}|{air waybill,airwaybill,air way bill,airway bill,awb,air consignment note,awb bill} {no,number,reference,ref,serial no,prefix and no,#}',
  shipper:
    '{shipper,consignor,sender} {s name and address,name and address,name address and contact,complete name and address,name street address}',
  consignee:
    '{consignee,receiver} {s name and address,name and address,name address and contact,complete name and address,name street address}',
  account:
    '{shipper,consignee,agent,sender,receiver,customer,payer,third party,billing} {s account no,account no,account number,a c no,ac no,acct no,account,acc no,s a c no,s acc no}|{a/c,acct,account,acc} {no,number,ref}',
  issuing_agent:
    '{issuing,carrier,issuing carrier,carrier s,issuing carrier s} {agent name and city,agent name city,agents name and city,agent name,agent and city,agent name address,cargo agent,agent name and address,agent,carrier s agent,carriers agent,agents}|{name and city,name} of {issuing carrier s agent,issuing agent,agent,issuing carrier agent}|agent name and city|agent s name and city|issuing iata agent|iata cargo agent|forwarding agent name and city|issuing forwarder',
  agent_iata_code:
    '{agent,agent s,agents,cargo agent,iata agent} {iata code,iata no,iata cass no,code,iata code no,iata number,iata id}|iata {code,no,agent code,agent no,code no,code of agent,cass code,number,numeric code}|iata cass {code,no}',
  port_of_loading:
    '{airport,port,station} of {departure,origin,dispatch,departure addr of first carrier and requested routing,departure address of first carrier and requested routing,departure and requested routing,departure and routing,departure addr of 1st carrier and requested routing,departure addr of first carrier and routing,departure name of first carrier and requested routing,departure of first carrier and requested routing,departure requested routing}|{departure,origin,loading,dep} {airport,station,apt}|airport of departure (addr. of first carrier)|from airport|origin {airport code,station}',
  port_of_discharge:
    '{airport,port,station} of {destination,arrival,discharge,final destination,unloading}|{destination,arrival,dest,final} {airport,station,apt}|to airport|destination {airport code,station}',
  first_carrier:
    'by first {carrier,carrier routing and destination,carrier routing}|{first,1st} {carrier,carrier code}|by 1st carrier|first carrier code',
  flight:
    '{flight,flt,requested flight,required flight,booked flight,flight no,flight number} {date,no,number,no date,no and date,and date,day,details,date for carrier use only,for carrier use only,date for carriers use only,no and day}|{requested,required,booked,planned,confirmed} {flight,flight date,flights}|flight and date',
  charges_code: '{chgs,charges,chg,charge} {code,codes,cd}|chgs|wt val code|charges declaration',
  declared_value_carriage:
    '{declared,decl,dec} {value for carriage,value carriage,val for carriage,val carriage,value for carr,value for carrier,value for transport}|value for carriage|carriage value',
  declared_value_customs:
    '{declared,decl,dec} {value for customs,value customs,val for customs,val customs,value for cust}|value for customs declared|customs value declared',
  handling_information:
    '{handling,special handling,special} {information,info,instructions,instruction,remarks,codes,information and remarks,information remarks,information and instructions,details,requirements,information incl method of packing,services requested}|shc|ssr osi|handling information and others',
  chargeable_weight:
    '{chargeable,chg,chargable,charged,billable,charge,volumetric chargeable} {weight,wt,wgt,weight kg,weight kgs}|ch wt|c wt|cw:',
  air_form:
    '{accounting,account} {information,info}|{optional,other} shipping {information,info}|reference {no,number}|{amount,amt} of {insurance,ins}|insurance {amt,amount in figures}|{routing,routing and destination,routing and dest}|{rate,rate class,rate charge,commodity item,commodity item no,comm item no,kg lb,rcp,no of pieces rcp,rate / charge,rate and charge}|{weight,wt} charge|{valuation,val} charge|total other charges {due agent,due carrier}|{total,ttl} {prepaid,collect}|{currency conversion rate,currency conversion rates,conversion rate}|cc charges in {dest currency,destination currency}|charges at {destination,dest}|total collect charges|for carrier {use only,s use only,s use only at destination,use only at destination}|{wt val,ppd,coll,other ppd coll,ppd coll}|nature and quantity of goods incl dimensions or volume|shipper certifies|not negotiable air waybill|{copies,copy} {1 2 and 3,1,2,3}|issued by airline|sci|special customs information|customs {origin code,procedure}|total charges due|other charges due {agent,carrier}|fwb|airline {prefix,code}|to by|execution',
} satisfies MoreLabels;

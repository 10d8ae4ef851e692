import type { MoreLabels } from '../more-labels.js';

/** Further names of what certificates of fumigation and other treatments tell. */
export const TREATMENTS = {
  certificate_number: `
    aei certificate no
    cert {reference,ref no,serial}
    certificate {reference,no and date,unique no,tracking no,identification no}
    {fumigation,treatment,heat treatment,disinfestation,phytosanitary,health,sanitary,veterinary,inspection,analysis,quality,export,
      conformity,test,methyl bromide} {certificate,cert,report,certificate of treatment} {no,number,reference,ref,id,serial no}
    {registration,job,treatment,fumigation,record of fumigation,file,report,document} {no,number,id,reference}
  `,
  fumigant: `
    active ingredient and concentration
    fumigant:
    fumigated with
    method of {treatment,fumigation,disinfestation}
    name of {the fumigant,chemical used,gas,fumigant used,active ingredient}
    treated with
    treatment {type,method,applied,used,performed,name,agent,technique}
    {chemical,fumigant} active ingredient
    {fumigant,chemical,pesticide,gas,fumigation agent,treatment chemical,treatment agent,disinfectant,treatment product} {name,used,type,
      applied,active,active ingredient,agent,and dosage:,description}
    {name of,type of,kind of,fumigant,active,chemical,treatment,pesticide,gas,product} {fumigant,fumigant used,chemical,chemicals,
      chemical used,pesticide,pesticide used,gas,gas used,active ingredient,name,used,product,substance,agent,type,treatment,
      active substance,compound}
  `,
  dosage: `
    applied (g/m3)
    dosage {rate of fumigant,rate used,and concentration,g per m3,per cubic metre,per cubic meter,in g m3}
    gm m3
    rate applied
    {dosage,dose,fumigant,application,applied,treatment,prescribed,total,gas,chemical,actual,required,initial,dosage applied} {rate,dosage,
      dose,applied,used,concentration,rate g m3,rate applied,dose rate,dosage rate,applied rate,rate used,g m3,of fumigant,g/m3,per m3,
      rate of fumigant,amount,prescribed}
    {dosage,dose} (g/m3)
    {rate,amount,quantity,concentration,level} of {fumigant,dosage,application,dose,fumigation,gas,chemical,fumigant used,fumigant applied}
  `,
  exposure: `
    aeration time:
    duration of {exposure period,fumigation hrs}
    how long exposed
    {duration,length} {of fumigation hours,of exposure hrs,hours,hrs,and temperature}
    {exposure,fumigation,treatment,duration,holding,hold,gas exposure,exposure hours,contact} {period,time,duration,hours,length,
      period hours,period hrs,time hours,time hrs,duration hours,hrs,of exposure,of fumigation,of treatment,of exposure hours,
      period in hours,time in hours}
    {period,length,time,hours,duration} of {exposure,fumigation,treatment,the treatment,the fumigation,the exposure,holding}
  `,
  temperature: `
    air temperature
    temp (c)
    temp {c,min,minimum,deg c,recorded}
    temperature {of fumigation,of treatment,during fumigation,during treatment,c,deg c,degrees,minimum,min,recorded,achieved,at start,range,
      of commodity,ambient,degrees celsius,during exposure}
    {minimum,min,forecast,forecast min,forecast minimum,ambient,air,minimum ambient,min ambient,minimum air,min air,average,actual,
      treatment,fumigation,core,recorded,ambient min,ambient minimum,lowest,chamber,commodity,commodity core,minimum forecast,atmospheric,
      space,timber core,minimum core,initial} {temperature,temp,temps,air temperature,air temp,temperature c,temp c,temperature deg c,
      temperature degrees c,temperature recorded,temp recorded,ambient temperature,ambient temp,temperature of goods}
  `,
  completion_date: `
    completion {date,day,date of fumigation,date of treatment,time}
    date s of {fumigation,treatment}
    date {fumigation completed,treatment completed,of fumigation,of treatment,of completion,of fumigation completion,
      of treatment completion,fumigated,treated,of disinfestation,fumigation was completed,of fumigation treatment,of application,
      treatment was completed,of fumigation completed,of clearance,of gas release,performed,of exposure,fumigation finished,
      and time of completion,and time of fumigation,and place of fumigation:}
    day of {fumigation,treatment,completion}
    {completed,fumigated,treated,performed} {on,date,on date,dated}
    {fumigation,treatment,disinfestation,exposure,fumigation treatment,gas free,clearance,ventilation,heat treatment,aeration} {completed,
      completed on,completion date,completion,complete,completion day,date,end date,ended,ended on,finished,finished on,finish date,done on,
      performed on,carried out on,conducted on,date completed,completion date and time,date and time,certificate date,time and date,
      effected on,completed date,applied on,undertaken on}
  `,
  fumigation_target: `
    applied to:
    fumigation has been performed on
    fumigation {carried out on,performed on goods,of,object,scope,applied to,target is,subject}
    treatment {applied to,object,scope}
    {fumigated,treated} {items,target,goods,object,material}
    {target,target of fumigation,fumigation target,treatment target,targets,object,scope,subject} {,of fumigation,of treatment,
      of the fumigation,being treated,type,fumigated,goods}
    {what was,commodity or packaging,goods or packing,item,items,material,materials} {fumigated,treated}
  `,
  treatment_provider: `
    accredited {fumigator,treatment provider}
    aei {name,provider}
    fumigator {name,company,in charge,licence holder}
    licensed fumigator
    name and address of {fumigator,treatment provider,fumigation company,treatment facility}
    name of {treatment provider,fumigation company,fumigator,treatment facility,fumigation operator,pest control company,
      fumigation service provider,fumigation contractor,treatment company,company performing fumigation,the fumigator,fumigation agency,
      the treatment provider,the fumigation company}
    pest control operator
    treatment provider {id name,aei}
    {fumigated,treated,fumigation performed,fumigation carried out,treatment performed,treatment carried out,fumigation conducted,
      disinfested} by
    {treatment,fumigation,pest control,fumigating,fumigator,fumigation service,disinfestation,quarantine treatment,treating} {provider,
      company,operator,contractor,facility,firm,provider name,company name,agency,enterprise,establishment,organisation,organization,
      service provider,unit,provider and aei no,business,station,center,centre,provider s name,body}
  `,
  goods_description: `
    botanical name of plants:
    commodity type
    description and quantity of {goods,commodity,commodities,consignment}
    goods and packaging treated
    model and description:
    name of produce and quantity declared
    product range
    product s
    quantity and description of goods
    {commodity,commodities,goods,cargo,product,products,consignment,merchandise,item,items,material,materials,article} {description,covered,
      declared,treated,fumigated,name,details,described,s description,concerned,being exported,exported,shipped,certified,s treated,
      s covered}
    {commodity,goods,product,products} covered by this {certificate,declaration,statement}
    {description,name,nature,type,kind,kinds,particulars,details,identification} of {commodity,commodities,the commodity,goods,the goods,
      cargo,the cargo,product,products,the product,the products,consignment,the consignment,merchandise,packages and goods,
      goods and packages,goods and packing,goods covered,articles,article,produce,the produce,materials,material,item,items,goods treated,
      consignment goods,the merchandise,contents}
    {goods,products} {to which this declaration applies,to which this refers,in this consignment}
  `,
} satisfies MoreLabels;

import type { MoreLabels } from '../more-labels.js';

/** How letters, forms and declarations of suppliers, makers and packers name what they are about and who signs them. */
export const DECLARATIONS = {
  issue_date: `
    date (issued)
    date of {declaration,this declaration,the declaration,statement,making declaration,letter}
    date {signed,of signing,declared,when signed,of execution,signed dd mm yyyy,signed (dd/mm/yyyy)}
    day of {signing,signature,declaration}
    issued this day
    signature date
    signing date
    {declaration,statement,letter} date
    {place,city,town} {and,,&} date {,of declaration,of signing}
    {signed,dated,declared,made,issued,done,executed} {this day,and dated,this,on this day,on the}
    {this,the} {declaration,letter,statement} {is dated,was signed on,is made on,was made on}
  `,
  invoice_number: `
    invoice no or various
    invoice no, or various
    invoice {/,or} {order,purchase order,shipment} {to which this relates,no,reference,this relates to}
    invoice {to which this relates,this relates to,covered,concerned,in question,this declaration covers}
    related invoice {no,}
    {for,subject,under,re} {shipment,goods,shipment of goods,goods shipped,products} {under,covered by,against,as per,shipped under,
      sold under} {invoice,invoice no,our invoice,commercial invoice no}
    {re,reference,ref,subject,concerning,covering,covered,regarding,related,relating,relevant,corresponding,accompanying,our,
      attached} {invoice,invoice no,commercial invoice,commercial invoice no,to invoice,to invoice no,invoice reference}
    {under,with reference to,as per,against,sold under} {invoice,invoice no,our invoice no,commercial invoice no}
  `,
  buyer: `
    goods {sold,supplied} to
    name of {importer,customer,australian importer,the australian importer}
    {attention,attn} importer
    {australian,overseas,foreign} {importer,customer,buyer}
    {importer,buyer,customer,consignee} in {the,} {country of destination,destination country,importing country}
    {supplied,sold,delivered,made} {to,for,to customer}
  `,
  goods_description: `
    articles:
    description of {the,} goods typed
    description:
    full description of {the,} goods
    in respect of {the following goods,goods}
    materials:
    particulars:
    wares
    {list,schedule,table} of {the,} {products,goods,articles,materials,items}
    {product,products,goods} {covered by,to which} {this,the} {declaration,letter,statement} {,applies,relates}
    {product,products,trade name} {,trade} name model {,and,material}
    {products,goods,articles,items,materials} {concerned,in question,covered,affected,declared,listed,supplied,below,covered by this letter}
    {products,goods} (trade name, model, material)
    {the,following,the following} {products,goods,articles} {concerned are,are,covered are,are concerned,in question,below}
  `,
  country_of_origin: `
    (country of manufacture)
    all of the above were made in
    country of harvest
    {all,all goods,all of the above,goods,products,all products} {were,are,} {made,produced,manufactured} in
    {country,place,state} {where,in which} {the,these,all} {goods,products,articles} {were,are,was} {produced,made,manufactured,processed}
    {made,produced,manufactured} {/,or} {harvested,grown,assembled} in
    {made,produced,manufactured} {wholly,entirely,exclusively} in
    {place,country} of {manufacture,production,making}
    {wholly,entirely} {made,produced,manufactured} in
  `,
  signatory_name: `
    declarant {name,full name,(name)}
    full name of {the,} {person signing,declarant,signatory,signer}
    mr / ms
    mr ms
    name of (the) {authorised,authorized} person
    name of {the,} {declarant,person making declaration,person making the declaration,person making this declaration,person signing,
      person who signs,person completing the form,person responsible}
    signatory (block letters)
    signatory {block letters,in block letters,in capitals}
    signed {for us,for the company,on our behalf} by
    {authorised,authorized,responsible} person {name,s name}
  `,
  signature: `
    capacity of {the,} {declarant,signatory}
    declared before me
    in {the,} {function,capacity} of
    {duly,} authorised to sign
    {function,position} {held,of declarant,of signatory,of the declarant,in the company,within the company}
  `,
  vessel: `
    shipped by m v
    shipped per vessel
    vessel (sea)
    {ship,vessel} {/,or} {vessel,ship}
    {shipped,carried,loaded} {per,by,on} {vessel,m.v.,mv,ship}
  `,
  voyage: `
    voyage (sea)
    voyage no if known
    voyage {/,or} trip no
  `,
  transport_document: `
    consignment {identifier,identification,link,covered,covered (container / b/l no.),link s,links,reference or link,
      identifier or numerical link,identifier or numerical link s}
    identifier of {this,the} consignment
    numerical link {,s}
    {b/l,bill of lading,bill,awb} {or,/} {container,container no,container number,container ref,invoice} {ref,reference,no,number}
    {container,container no s,container no,container nos} {,/,or} {bill or invoice,b/l no,bill of lading no,
      b/l} {this declaration belongs to,this declaration covers}
  `,
} satisfies MoreLabels;

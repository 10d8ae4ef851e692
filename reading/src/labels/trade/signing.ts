import type { MoreLabels } from '../more-labels.js';

/** Further names of what stands at the foot of declarations and certificates: who signs, in which place, for whom, and by which document. */
export const SIGNING = {
  certificate_number: `
    serial {no,number}
    {certificate,document} serial {no,number}
  `,
  signatory_name: `
    declared by name
    first name and surname
    name and position:
    name of authorised signatory in block letters
    name person signing
    name {in print,printed,in full,in block letters,in block capitals,in capital letters,in capitals,block letters,please print,print,typed,
      and surname,of signatory,of signer,of declarant,of authorised signatory,of authorized signatory,of authorised officer,
      of authorized officer,of authorised person,of authorized person,of person signing,of officer,of inspector,of responsible person,
      of representative,of authorised representative,of authorized representative,of company representative,of the signatory,
      of the declarant,of signing person,of fumigator in charge,of certifying officer,of issuing officer,of person declaring,
      of authorizing person,of the authorized person,please print in block letters}
    signature name
    signed by name
    {first,last,given,family} {and last name,name and surname}
    {printed,print,full,signatory,signatory s,signer,signer s,declarant,declarant s,typed,officer,official,authorised officer,
      authorized officer,inspector,fumigator,authorised person,authorized person,responsible person,authorised signatory,
      authorized signatory,inspecting officer,issuing officer,declaring person,certifying officer,representative,signing officer} {name,
      full name,name in full,name printed,name block letters,name in block letters,name in print,name and surname,name in capitals}
    {signatory,signer,declarant,undersigned}:
  `,
  signature: `
    best regards
    capacity
    certifying {authority,body,officer}
    competent authority
    dated signature
    designation
    designation of signatory
    faithfully
    fumigator in charge
    function
    job title
    kind regards
    name and signature {,of exporter,of authorised signatory,of authorized signatory,of declarant}
    name signature and stamp
    position
    position in company
    position or title
    position title
    rank
    respectfully
    signed for and on behalf of
    sincerely yours
    status of signatory
    title and company
    title of signatory
    title or position
    yours faithfully
    yours sincerely
    yours truly
    {authorised,authorized,company,official,duly authorised,duly authorized,exporter,manufacturer,shipper,packer,supplier,fumigator,
      inspector,declarant} {signature,signatory,signature and stamp,signature s,signatures,stamp,seal,stamp and signature,chop,
      signatory and stamp,representative signature,signing,signature and seal,s signature}
    {for,on} {and on behalf of,behalf of,and on behalf}
    {place date and stamp,place and date stamp,place and date signature,place date and signature,place date stamp and signature} {,
      of certifying authority,of authorised signatory,of authorized signatory,of certifying body,of issuing authority,of exporter}
    {prepared,checked,approved,verified,authorised,authorized,certified,countersigned,endorsed,packed and checked,inspected,declared} by
    {signature,signatures,signed,sign,stamp,seal,signature stamp} {of exporter,of shipper,of declarant,of manufacturer,of producer,
      of packer,of supplier,of packer or supplier,of packer supplier,of issuing officer,of authorised officer,of authorized officer,
      of authorised person,of authorized person,of inspector,of fumigator,of responsible person,of authorised signatory,
      of authorized signatory,of company representative,of issuing authority,of certifying authority,of certifying body,
      of shipper or his agent,of shipper or agent,of carrier or agent,of issuing carrier,of representative,of seller,of consignor,
      of officer,of packer or supplier representative,of the exporter,of the manufacturer,of the declarant,here,and stamp,and seal,
      and company stamp,and date,and name,and official stamp,and chop,and position}
    {stamp,seal,chop} {and signature,of company,of authority,of certifying authority,of certifying body,and sign,of the company}
  `,
  company_name: `
    company issuing {declaration,this declaration,the declaration}
    declaring company
    issued by company
    name of packer or supplier
    name of supplier or packer
    name of {company,firm,business,organisation,organization,issuing company,the company,the firm,declaring company,declarant company,
      establishment,entity,issuer}
    packer supplier name
    {company,firm,business,organisation,organization,corporate,declaring company,declaring,entity,issuer,issuing company,declarant company,
      name of company,trading,establishment} {name,s name,title,legal name,name in full}
    {manufacturer,supplier,packer,packer supplier} company name
  `,
  company_address: `
    address of {company,firm,business,the company,premises,the firm,office,issuing company,declarant}
    {company,business,firm,registered,registered office,office,head office,postal,mailing,street,physical,factory,plant,full,complete,
      packer,packer supplier} address
  `,
  producer: `
    maker of {the goods,goods,the products}
    name and address of {the manufacturer,the producer,manufacturing plant,producer,manufacturing company}
    {manufacturer,producer,maker,manufacturing company,mill,factory,foundry,processor,processing plant,establishment,manufacturing plant,
      actual producer} {/,or,and} {producer,manufacturer,exporter,processor,packer,maker}
    {manufacturing,producing,processing} {company,establishment,plant,enterprise,plant name,company name,firm name,unit name}
  `,
  expiry_date: `
    best before end:
    certificate valid until
    date of {expiry,expiration,validity end}
    expires
    expiring
    expiry
    permit valid until
    valid from to
    valid {until,till,to,through,up to,thru,upto}
    validity
    validity period
    {expiry,expiration,validity,valid,expires,expire,valid thru,end of validity,declaration valid,permit expiry,certificate expiry} {date,
      until,till,to,on,through,up to,period to,period until,upto,thru,end date}
  `,
  document_reference: `
    {document,doc,our document,declaration,statement,letter,our letter} {reference,reference no,ref no,ref,id}
    {letter,statement} no
  `,
  purpose: `
    end use
    intended use
    purpose of declaration
    purpose of use
    {import permit,permit,licence,license,export licence,approval} {no,number,reference}
  `,
} satisfies MoreLabels;

/** How lines of a party block begin that are no part of the address: how to reach the party, and its numbers. */
export const CONTACT_WORDS = String.raw`
  abn
  acn
  amtsgericht
  approval no
  arbn
  bic
  attention
  attn
  brn
  btw
  business reg
  c/person
  cell
  cif
  cnpj
  company reg
  contribuinte
  contact
  crn
  cuit
  duns
  e-?mail
  ein
  eori
  est\.? no
  fax
  fei no
  fssai
  gst
  gstin
  handelsregister
  hra
  hrb
  https?:
  iban
  iec
  kvk
  mob
  mobile
  mst
  nif
  nip
  nit
  npwp
  nrc
  nzbn
  org\.?\s?nr
  p\.?\s?iva
  pan
  partita iva
  ph
  phone
  reg\.? no
  reg\.?\s?no
  rfc
  ruc
  siren
  siret
  steuer-?n(?:umme)?r
  tax
  t[eé]l
  n[°º] tva
  trn
  tva
  uen
  uid
  usci
  ust\.?-?id\.?-?nr
  ust-?id
  vat
  vkn
  www\.
  传真
  电话
  税号
  联系人
  邮箱
`;

/** How lines of a party block begin that are no part of the address: how to reach the party, and its numbers. */
export const CONTACT_WORDS = String.raw`
  abn
  acn
  approval no
  arbn
  attention
  attn
  brn
  business reg
  c/person
  cell
  cif
  cnpj
  company reg
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
  https?:
  iec
  kvk
  mob
  mobile
  mst
  nif
  nit
  npwp
  nrc
  nzbn
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
  tax
  tel
  trn
  uen
  uid
  usci
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

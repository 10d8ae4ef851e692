/** How lines of a party block begin that are no part of the address: how to reach the party, and its numbers. */
export const CONTACT_WORDS = String.raw`
  abn
  a\.b\.n
  a\.c\.n
  whats\s?app
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
  r[eé]gimen fiscal
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
  bin
  c\.i\.f
  cap\.\s?soc
  cod\.\s?fisc
  comm(?:ercial)?\.?\s?reg(?:istration)?
  cvr
  erc(?:\s?no)?
  exporter reg
  f\.?n\.?\s?\d
  fono
  ggn
  giro\s*$
  giro\s*:
  insc(?:r|ri[çc][aã]o)?\.?\s?est
  cin
  eu vat
  fed(?:eral)?\.?\s(?:tax\s)?id
  fein
  kra\spin
  licen[cs]e no
  mersis
  n\.i\.f
  n\.i\.p
  n[°º]\s?acc?ises?
  ntn
  p\.\s?iva
  r\.e\.a
  r\.f\.c
  r\.u\.c
  r\.u\.t
  rex
  rut
  strn
  tax card
  telf
  telefoon
  telefono
  teléfono
  pin\s(?:no\.?\s?)?:?\s?[a-z]\d{6,}
  sst\s?(?:no|reg|id)
  tin
  v\.\s?d\.
  tlf
  v\.a\.t
  vergi
  登録番号
  税番
  电 话
  传真
  电话
  税号
  联系人
  邮箱
  担当
  att\.?(?=\s)
  atenci[oó]n
  attenzione
  c\.\s?a\.
  t\.?a\.?v\.?(?=\s)
  z\.?\s?hd\.?
  z\.?\s?h(?:ä|ae)nden
  zu händen
  [àa] l['’]attention
  registro mercantil
  reg\.?\s?mercantil
  r\.?c\.?s\.?(?=\s)
  registergericht
  krs(?=\W)
  regon
  fone
  telefone
  moms(?:reg)?\.?\s?n(?:umme)?r
  d\.?\s?l\.?\s?no
  drug lic(?:ence|ense)?
  kt\.(?=\s?\d)
  kennitala
  i[cč]o(?=[\s:]*\d)
  di[cč](?=[\s:]*[a-z]*\d)
  y-tunnus
  adószám
  cégjegyzékszám
  nipt
  oib
  matični broj
  pib(?=[\s:]*\d)
  [iį]mon[eė]s kodas
  pvm mok[eė]tojo
  reg\.?\s?nr
  kmkr
  pvn
  α\.?\s?φ\.?\s?μ
  δ\.?\s?ο\.?\s?υ
  αρ\.?\s?γ\.?\s?ε
  τηλ
  є?дрпоу
  edrpou
  единен идентификационен
  еик
  инн
  телефон
  тел
  ид\.?\s?(?:№|no)
  matična (?:št|številka)
  id za ddv
  davčna (?:št|številka)
  zavezanec
  ice(?=[\s:.]*\d{4})
  patente(?=[\s:.]*\d)
  mc#
  us\s?dot
`;

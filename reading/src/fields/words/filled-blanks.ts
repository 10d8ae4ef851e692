/** Words for a party before a blank that is filled in by hand, as forms of India, Africa and North America print them. */
export const FILLED_BLANKS = String.raw`
  (?:to\W*)?m/s\.?
  (?:to\W*)?messrs\.?
  bill(?:ed)?\s?to
  buyer
  client[e]?
  consignee
  consignor
  customer(?:'?s name)?
  deliver(?:ed)?\s?to
  destinata(?:ire|rio)
  exporter
  exp[ée]diteur
  fournisseur
  importer
  invoice\s?to
  kepada(?:\syth)?
  mittente
  name of (?:buyer|consignee|consignor|customer|receiver|sender|shipper)
  notify(?:\sparty)?
  proveedor
  purchaser
  receiver
  remitente
  sender
  shipper
  ship(?:ped)?\s?to
  sold\s?to
  supplier
  to
  vendor
`;
/** What stands behind such a word where the form itself goes on. */
export const NO_FILLING = String.raw`
  account
  acct
  address
  agent
  agrees
  authori[sz]ed
  certif\p{L}*
  code
  copy
  count
  date
  hereby
  instructions?
  liability
  load
  name
  no
  nos
  number
  only
  order
  party
  per
  phone
  reference
  ref
  requests?
  sign(?:ature)?
  tax
  use
  vat
`;

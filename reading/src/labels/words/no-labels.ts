/** What papers print in the words of labels that names nothing: values, titles and parts of sentences. */
export const NO_LABELS = `
  a r enterprises
  agency private limited
  air freight
  amount carried forward
  as agreed
  as arranged
  as attached
  as per consignee
  as per invoice
  australian dollars
  brought forward
  by air
  by sea
  by vessel
  c and f
  carriage paid to
  carried forward
  cartons only
  cash against documents
  cash in advance
  cash on delivery
  cbm
  chinese yuan
  clean on board
  collect at destination
  combined transport bill
  combined transport bill of
  company limited
  continued on next page
  copy non negotiable
  corporation
  cost and freight
  cost insurance and freight
  ctns
  delivered at place
  delivered duty paid
  documents against acceptance
  documents against payment
  door to door
  draft copy
  duplicate
  end of document
  end of list
  enterprises
  ethyl formate
  eur euros
  ex works
  export company
  express release
  first original
  for export only
  forwarders s.r.l.
  fragile handle with care
  free carrier
  free on board
  free trade agreement
  freight collect
  freight prepaid
  freight services
  full container load
  general trading
  heat treatment
  hong kong sar
  house awb
  hydrogen cyanide
  import and export
  import company
  import export
  import export company limited
  incorporated
  industrial company
  international trading
  irrevocable letter of credit
  keep dry
  kgs
  kiln dried
  less than container load
  letter of credit at sight
  logistics company
  made in china
  made in italy
  manufacturing company limited
  master awb
  methyl bromide
  multimodal transport
  multimodal transport bill
  n/a
  net cash
  new south wales
  nil
  none
  not applicable
  not applicable here
  not available
  not covered
  not fumigated
  not known
  not negotiable
  not required
  not treated
  ocean bill of lading
  on deck
  open account
  original
  packages only
  page total
  pallets only
  payment in advance
  pcs
  per piece
  per unit
  phosphine
  pieces only
  port to port
  pounds sterling
  prepaid at origin
  price per
  private limited
  product of australia
  s.p.a.
  s.r.l.
  said to contain
  same as above
  same as buyer
  same as consignee
  sea freight
  second original
  see attached
  shipped on board
  shipping agency
  shipping line
  shipping lines
  sulfuryl fluoride
  sulphuryl fluoride
  surrendered
  telegraphic transfer
  telex release
  the conditions overleaf
  the country named
  the country shown
  the goods described
  the goods listed
  this side up
  to order of bank
  to order of shipper
  to the order of
  trade agreement
  trading company
  transfer in advance
  triplicate
  unit net price
  united arab emirates
  united kingdom
  united nations
  united states
  united states dollars
  united states of america
  units only
  us dollars
  usd us dollars
  various
  wire transfer
`;

/** What lines in a column of goods say of the carriage, and not of the goods. */
export const CARRIAGE_REMARKS = String.raw`
  said to contain
  ^\W*dim(?:s|ensions?)?\b
  ^\W*\d+(?:\.\d+)?\s?(?:cm|in)?\s?[x×*]\s?\d+(?:\.\d+)?\s?(?:cm|in)?\s?[x×*]\s?\d
  ^\W*vol(?:ume)?\s?(?:weight|wt)?\W*\d
  carrier'?s? free time
  free (?:time|days)
  \d+ days (?:free|combined|dem|det)
  days combined
  (?<!\p{L})l\W?c\W*(?:no|number|#)(?!\p{L})
  letter of credit
  (?:export|import) (?:licen[cs]e|declaration) no
  weight,? measure
  s\.t\.c\.
`;

/** How further such lines begin. */
export const REMARK_BEGINNINGS = String.raw`
  stc\b
  (?:original|copy|duplicate|triplicate|non[- ]?negotiable)\b(?:\W*(?:non[- ]?negotiable|copy|original))?\W*$
  freight (?:prepaid|collect|as)
  shipper'?s?.? load
  load,? stow
  (?:load|stow|weight|count)\s*(?:&|and)\s*(?:count|seal)
  hs ?codes?\b
  h\.s\.
  seals?\b
  shipping terms
  incoterms?
  shipped on board
  clean on board
  on board
  say total
  total\b
  container
  net\b
  gross\b
  n\.w
  g\.w
  (?:fob|cif|exw|cfr)\b
  cy[ -/]cy
  cfs[ -/]cfs
  fcl
  lcl
  surrendered
  telex
  tlx
  express release
  p/?o\b
  purchase order
  invoice
  contains
  \d+\s*(?:x|×)\s*\d{2}
  \(?(?:kgs?|cbm|m3)\)?$
  (?:item no\W*)?(?:\(?incl\W*dimensions\s+)?or volume\)
  particulars (?:furnished|declared)
  (?:as |according to |acc\.? to )?(?:the )?(?:shipper|consignor|merchant)'?s?'? declaration
  (?:as |according to |acc\.? to )(?:the )?declaration of
`;

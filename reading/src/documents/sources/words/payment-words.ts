/** Words with which a sentence about payment begins. */
export const PAYMENT_WORDS = String.raw`
  (?:please\s+)?pay(?:able|ment)?
  betaalbaar
  betaling
  betalas
  betales
  betalingsbetingelser?
  bezahlung
  cond(?:ici[oó]n(?:es)?)?\.?(?: de)?(?: (?:pago|venta))?(?=\s?:)
  conditions?(?=\s?:)
  fizet\p{L}*
  maksuehto
  paga(?:mento|bile|dero|mentos)
  pago
  paiement
  pmt(?=\s?:)
  r[eè]glement
  płatn\p{L}*
  splatn\p{L}*
  te (?:betalen|voldoen)
  (?:payment )?terms
  zahlbar
  zahlung(?:sbedingung(?:en)?|sziel)?
  [öo]deme
`;
/** Words for days, and for money that is due at once, of which one stands in such a sentence. */
export const TERM_WORDS = String.raw`
  \d{1,3}\s*(?:\([^)]{2,20}\)\s*)?(?:calendar |kalender|working )?(?:d(?:ays?)?|tage?n?|jours?|giorni|gg|d[ií]as?|dagen|dagar|dage?r?|dni|dn[ůí]|nap\p{L}*|g[üu]n|p(?:äivää|v))
  net(?:to)?\s*\d{1,3}
  (?:on|upon|at) (?:receipt|sight|delivery)
  sofort
  bei (?:erhalt|lieferung)
  comptant
  à (?:réception|vue)
  (?:in|im) (?:advance|voraus)
  al contado
  a vista
  cr[eé]dito
  t\/t
  l\/c
  per omgaande
  omg[aå]ende
`;

/** What says when one pays, or how much before: days, shares, at sight, beforehand. */
export const TERMS_IN_TIME = String.raw`
  \d\s*(?:days?|d(?=\W|$)|tage?n?|jours?|giorni|gg|d[ií]as?|dage?[nr]?|dagar|dni|dn[ůí]|nap|g[üu]n|pv|päivää|日|天)(?!\p{L})
  net(?:to)?\s?\d
  %
  advance
  anticip
  cash
  comptant
  contado
  deposit
  erhalt
  prepa(?:id|yment)
  receipt
  réception
  sight
  vorkasse
  vue
  c\.?[oi]\.?d
  d\s?\/\s?[pa](?!\p{L})
  [lt]\s?\/\s?[ct](?!\p{L})
`;

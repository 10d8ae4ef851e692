/** Words that ask for payment. */
export const DUE_WORDS = String.raw`
  [aà] (?:payer|r[eé]gler)
  abonar
  apmok[eė]
  bezahl
  betal
  cr[eé]dito
  due
  échéance
  f[aä]llig
  maksa
  pag(?:a|u|o)
  pay
  płatn
  r[eè]glement
  remit
  scadenza
  settle
  termin
  [üu]berweis
  venc
  zahl
`;
/** Words right before the day up to which it is asked for. */
export const UNTIL_WORDS = String.raw`
  \d{1,3} (?:dni|days|jours|tage|dana|dní|nap),
  antes d[eo]l?
  at[eé](?: a?o)?
  avant le
  before
  bis(?: zum| spätestens| am)?
  by
  do
  due(?: on| date)?
  el
  entro il
  f[aä]llig am
  hasta(?: el)?
  iki
  jusqu['’]?au
  le
  on(?: or before)?
  termin(?: płatności)?
  senest(?: den)?
  senast(?: den)?
  uiterlijk
  until
  vóór
  venc(?:e|imento|imiento|\.)?
  viimeistään
  zum
`;

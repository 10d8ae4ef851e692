/** What is charged for a carriage, as the lines of a forwarder's invoice call it; expressions, one a line. */
export const CHARGES_OF_CARRIAGE = String.raw`
  \bBAF\b
  \bCAF\b
  \bISPS\b
  \bLCL (?:charges?|service)
  \bPSS\b
  \bT\.?H\.?C\b
  \bVGM\b
  (?:AMS|ENS|AWB|B/L|BL|D/O|DO|CFS|EDI|VBS|PCS|agency|airline|airport|booking|collect|container|customs|documentation|docs?|entry) (?:fee|charge|levy)s?
  (?:handling|import|export|infrastructure|inspection|local|manifest|port|port service|release|screening|x-?ray|seal) (?:fee|charge|levy)s?
  (?:security|telex|telex release|terminal|transit|wharfage|fumigation|quarantine|biosecurity) (?:fee|charge|levy)s?
  (?:appointment|inside delivery|layover|lift ?gate|limited access|lumper|residential|stop-? ?off|tarp|re-?delivery) (?:fee|charge|service|svc)s?
  ^(?:basic |international |inland |domestic |line ?haul )?freight\b(?! (?:forwarder|collect|prepaid|terms))
  air ?freight
  \bDAFF\b
  biosecurity
  cartage
  chassis
  collection\b.*\bto\b
  customs (?:clearance|entry|formalities)
  (?:customs|import|export) (?:brokerage|documentation)
  delivery order
  demurrage
  destination (?:charges|handling)
  detention
  drayage
  fuel surcharge
  haulage
  line ?haul
  ocean freight
  origin (?:charges|handling|\w+ handling)
  pick-? ?up
  road freight
  sea ?freight
  surcharge
  terminal handling
  wharfage
  \bbunker\b
  \b(?:AES|AMS|ISF|ENS|ACI|AFR) filing
  \bdocumentation$
  \bpier ?pass\b
  \bwaiting time
  \bwarehousing\b
  \b(?:un)?stuffing\b
  \bde-?consolidation
  \b(?:road|toll) (?:charge|fee|tax)s?
  Abfertigung
  Abholung
  Frachtkosten
  Hafengebühr
  Luftfracht
  Seefracht
  Lagergeld
  Verzollung
  Zollabfertigung
  zollanmeldung
  Zuschlag
  Zustellung
  (?:Aus|Ein)fuhr(?:abfertigung|anmeldung|verzollung)
  (?:Diesel|Treibstoff|Kraftstoff)(?:zuschlag|floater)
  \bMaut\b
  Standgeld
  Umschlag
  (?:Vor|Nach|Haupt)lauf
  Wartezeit
  dédouanement
  enlèvement
  fret (?:aérien|maritime)
  manutention
  surcharge carburant
  débours
  frais de (?:dossier|douane|documentation)
  magasinage
  passage en douane
  surestaries
  despacho aduanero
  entrega a domicilio
  flete (?:aéreo|marítimo|terrestre)
  recargo
  almacenaje
  (?:des)?consolidación
  despacho de (?:aduanas?|exportación|importación)
  gastos de (?:documentación|tramitación)
  suplidos
  nolo (?:aereo|marittimo)
  operazioni doganali
  presa a domicilio
  diritti doganali
  magazzinaggio
  sdoganamento
  inklaring
  luchtvracht
  zeevracht
  brandstof ?toeslag
  douane ?(?:formaliteiten|aangifte|afhandeling)
  (?:in|uit)voeraangifte
  (?:voor|na)transport
  uitklaring
  vrachtkosten
  wacht(?:uren|tijd)
  fracht (?:lotniczy|morski)
  odprawa celna
  dopłata paliwowa
  magazynowanie
  przeładunek
  frete (?:aéreo|marítimo)
  armazenagem
  capatazias?
  desconsolidação
  despacho (?:aduaneiro|de importação|de exportação)
  (?:brændstof|drivstoff|bränsle|bunker)\s?(?:tillæg|tillegg|tillägg)
  (?:eksport|import|export|told|toll|tull)(?:angivelse|deklarasjon|deklaration|klarering|behandling)
  (?:vej|sø|luft|bil|fly|sjø|sjö|väg)?(?:fragt|frakt)\b
  \bfærge\b
  \bventetid\b
  \bväntetid\b
  \bardiye\b
  gümrük(?:leme| müşavirliği)
  liman masraf
  navlun
  \bordino\b
  cước (?:biển|hàng không|vận chuyển)
  操作费
  文件费
  海运费
  空运费
  拖车费
  报关费
`;

/** How sentences call what carriage costs. */
export const FREIGHT_WORDS = String.raw`
  (?:air|sea|ocean|inland|road)?\s?freight
  cargo de transporte
  flete
  fracht(?:kosten)?
  (?:participation )?frais de (?:port|transport|livraison)
  frakt
  fragt
  frete
  freight (?:charges?|cost)
  nolo
  port et emballage
  rahti
  shipping(?: (?:charges?|costs?))?
  trasporto
  versandkosten
  vrachtkosten
`;

/** How a charge for carriage is called on a line of its own, below the goods or among them. */
export const FREIGHT_LINES = String.raw`
  (?:(?:air|sea|ocean|inland|road|rail)[ &]*)*freight(?:[ –-]+\p{L}+){0,5}
  carriage(?: (?:charges?|paid|cost))?
  courier(?: (?:charges?|cost|fee))?
  delivery(?: (?:charges?|costs?|fee))?
  p ?& ?p
  postage(?: (?:&|and) (?:packing|packaging|handling))?
  s ?& ?h
  shipping(?: (?:charges?|costs?|fee|service))?(?: ?(?:&|and) ?(?:handling|insurance))?
  (?:luft|see)?fracht(?:kosten|pauschale|anteil)?
  lieferung
  porto(?: ?[/+&u].*)?
  versand(?:kosten|pauschale|spesen|gebühr)?(?: ?[/+&(u].*)?
  transport(?:kosten|pauschale)?(?: \p{L}+){0,3}
  envío
  flete(?: \p{L}+){0,3}
  gastos de (?:envío|transporte|flete)
  portes?
  transporte(?: \p{L}+){0,2}
  frete(?: \p{L}+){0,3}
  despesas de transporte
  (?:frais de )?(?:port|livraison|transport)(?: et emballage)?
  frais d['’ ](?:envoi|expédition)
  fret(?: \p{L}+){0,2}
  (?:spese (?:di )?)?(?:trasporto|spedizione)(?: e imballo)?
  nolo(?: \p{L}+){0,2}
  vracht(?:kosten)?(?: ?/ ?port)?
  verzend(?:kosten|ing)
  transportkosten
  fragt
  frakt(?:kostnad|er)?
  levering
  leverans
  rahti(?:kulut)?
  toimitus(?:kulut|maksu)
  doprava(?: \p{L}+){0,2}
  dopravné
  poštovné
  poštnina
  prevoz
  prijevoz
  dostava
  (?:koszty? )?(?:transportu|wysyłki|dostawy)
  wysyłka
  przesyłka(?: \p{L}+)?
  szállítási díj
  szállítás
  fuvardíj
  livrare
  nakliye
  kargo
  pristatymas
  piegāde
  saatekulu
  kohaletoimetamine
  μεταφορικά
  доставка
  运费
  運賃
  送料
  운송비
`;

/** What stands right before the country in which goods were made, in the midst of a sentence or as a caption. */
export const ORIGIN_LEADS = String.raw`
  (?:hand)?made\s+(?:\p{L}+\s+)?in
  (?:wholly\s+|solely\s+|entirely\s+)?(?:produced|manufactured|assembled|grown|harvested|originat\w+)\s+(?:wholly\s+|solely\s+|entirely\s+)?in
  products?\s+of
  produce\s+of
  (?:country|place)\s+of\s+(?:origin|manufacture)
  origin(?:\s+of\s+(?:the\s+)?goods)?
  c\.?\s?o\.?\s?o\.?(?=\s*:)
  ursprungsland
  herkunftsland
  warenursprung
  ursprung
  hergestellt\s+in
  pays\s+d['’]\s?origine
  origine(?:\s+(?:des\s+marchandises|de\s+la\s+marchandise|della\s+merce|merce))?
  fabriqu[ée]e?s?\s+(?:en|au|aux|à)
  produits?\s+(?:en|au|de)
  pa[ií]s\s+de\s+or[ií]gen
  origen(?:\s+de\s+(?:la\s+)?mercanc[ií]as?)?
  (?:hecho|fabricad[oa]s?|producid[oa]s?|elaborad[oa]s?)\s+en
  pa[ií]s\s+de\s+origem
  origem(?:\s+da\s+mercadoria)?
  (?:fabricad[oa]s?|produzid[oa]s?)\s+(?:em|no|na)
  paese\s+d['’]\s?origine
  (?:prodott[oaie]|fabbricat[oaie]|fatt[oaie])\s+in
  land\s+van\s+oorsprong
  oorsprong(?:sland)?
  (?:vervaardigd|geproduceerd|gemaakt)\s+in
  ursprungsland
  (?:tillverkad[ete]?|producerad[ete]?)\s+i
  oprindelses?land
  oprindelse
  (?:fremstillet|produceret)\s+i
  opprinnelses?land
  opprinnelse
  produsert\s+i
  alkuper[aä]maa
  kraj\s+pochodzenia
  pochodzenie
  zem[eě]\s+p[uů]vodu
  men[sş]e(?:i|\s+[uü]lkesi)?
  negara\s+asal
  xu[aấ]t\s+x[uứ]
  原产国
  原产地
  原產地
`;

/** What stands right behind the country: `goods of Kenya origin`. */
export const BEHIND_COUNTRY = /^\s+origin(?:e)?(?!\p{L})/iu;

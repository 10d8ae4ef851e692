/** Words in the names of those who arrange carriage on the ships of others. */
const FORWARDER =
  /(?<!\p{L})(?:logisti\p{L}*|forward\p{L}*|freight|cargo|consolidat\p{L}*|groupage|nvocc|spedition\p{L}*|spedizion\p{L}*|transit\p{L}*|transitarios?|movers?|agencing|supply chain|customs|express|overseas)(?!\p{L})|货代|货运|物流|报关/iu;

/** Words in the names of those who run ships. */
const LINE =
  /(?<!\p{L})(?:lines?|linie|linien|línea|maritim[eao]\p{L}*|mar[ií]tim[ao]\p{L}*|marine|merchant marine|navigation|navigazione|navegaci[oó]n|navega[çc][aã]o|naviera|schiffahrt\p{L}*|schifffahrt\p{L}*|reederei|rederi|armement|armat\p{L}*|steamship|shipping|ocean carriers?|container (?:services?|carriers?)|feeders?|denizcilik|kaiun)(?!\p{L})|海运|航运|轮船|船务/iu;

/** Names of lines that carry most containers of the world. */
const KNOWN_LINE =
  /(?<!\p{L})(?:maersk|mediterranean shipping|msc|cma[ -]?cgm|hapag[- ]?lloyd|ocean network express|evergreen|cosco|oocl|orient overseas container|yang ming|hmm|hyundai merchant|zim|pacific international lines|wan hai|anl|hamburg s[uü]d|sitc|kmtc|korea marine transport|sinokor|ts lines|regional container lines|rcl|swire shipping|matson|samudera|gold star line|apl|sealand|safmarine|arkas|turkon|grimaldi|wallenius|k ?line|kawasaki kisen|mitsui o\.?s\.?k|nyk|nippon yusen|crowley|seaboard marine|unifeeder|neptune pacific|sofrana|emirates shipping|x-press feeders|heung[- ]a|namsung|sm line|marfret|boluda|messina|cosco)(?!\p{L})/iu;

/** Whether a name says that its company arranges carriage: forwarders often call themselves lines, too. */
export function isForwarderName(name: string): boolean {
  return FORWARDER.test(name) && !KNOWN_LINE.test(name);
}

/** Whether a name says that its company runs ships. */
export function isLineName(name: string): boolean {
  return LINE.test(name) && !FORWARDER.test(name);
}

export function isKnownLine(name: string): boolean {
  return KNOWN_LINE.test(name);
}

import type { TypeSigns } from './signs.js';

/** What certificates and statements of origin have: who exports, produces and imports, and by what rule goods are of a country. */
export const ORIGIN_SIGNS: TypeSigns = {
  type: 'COO',
  labels: {
    country_of_origin: 1,
    producer: 0.75,
    certificate_number: 0.75,
    shipper: 0.25,
    consignee: 0.25,
    issued_in: 1,
    fumigant: -1.5,
    total_amount: -1,
    due_date: -1.5,
    tax: -1,
    original_bills: -2,
    freight_payable_at: -1,
  },
  columns: { origin_criterion: 3, hs_code: 0.25, country_of_origin: 0.5, unit_price: -1.5, total_price: -1 },
  words: [
    [/\borigin(?:ating)? criteri(?:on|a)\b|\bpreference criteri(?:on|a)\b|\bqualif(?:y|ies) as originating\b|原产地标准/iu, 3],
    [/\bcertif(?:y|ies|ied|ication)\b.*\borigin|\borigin(?:ate|ated|ating)\b.*\bgoods\b|\bgoods\b.*\boriginat|\bare of\b.*\borigin\b/iu, 2],
    [
      /\bchamber of (?:commerce|industry)\b|\bHandelskammer\b|\bchambre de commerce\b|\bcámara de comercio\b|\bcamera di commercio\b|贸促|国际商会/iu,
      1.5,
    ],
    [
      /\b(?:blanket period|certifier|importing part(?:y|ies)|exporting part(?:y|ies)|rules? of origin|free trade agreement|cumulation|tariff treatment)\b/iu,
      1.5,
    ],
    [/\bgoods consigned (?:from|to)\b|\bmeans of transport and route\b|\bfor official use\b|\bsupplementary details\b/iu, 1],
    [
      /\bUrsprungszeugnis\b|\bcertificat d['’]origine\b|\bcertificado de origen\b|\bcertificato d['’i] ?origine\b|świadectwo pochodzenia|原产地/iu,
      2,
    ],
    [/\b(?:certificate|certification|declaration|statement) of origin\b/iu, 1.5],
    [/\b(?:on the basis of control|issuing authority|competent authority|declaration by the (?:exporter|applicant|shipper))\b/iu, 1],
  ],
  needs: { columns: ['origin_criterion'], words: /origin|ursprung|pochodzeni|oorsprong|xuất xứ|原产/iu },
};

/** What certificates of a treatment against pests have. */
export const TREATMENT_SIGNS: TypeSigns = {
  type: 'FUM',
  labels: {
    fumigant: 1.5,
    dosage: 1.5,
    exposure: 1.5,
    temperature: 0.5,
    fumigation_target: 1,
    treatment_provider: 1,
    completion_date: 0.75,
    certificate_number: 0.5,
    total_amount: -1,
  },
  words: [
    [/\bfumigat(?:ed|ion)\b|\bmethyl bromide\b|\bphosphine\b|\bsulfuryl fluoride\b|熏蒸/iu, 1.5],
    [/\bheat treat(?:ed|ment)\b|\bISPM[- ]?(?:No\.? ?)?15\b|\bg\s?\/\s?m(?:3|³)/iu, 1],
  ],
  needs: { labels: ['fumigant', 'dosage', 'exposure', 'treatment_provider'] },
};

/** What declarations about packing materials have: questions about wood, straw and bark. */
export const PACKING_DECLARATION_SIGNS: TypeSigns = {
  type: 'PKD',
  words: [
    [/\bunacceptable packaging\b|\bprohibited packaging\b/iu, 4],
    [/\btimber\b.*\bbamboo\b|\bsolid (?:wood|timber)\b|\bwood(?:en)? pack(?:ing|aging) material\b|木质包装/iu, 2],
    [/\bstraw\b|\bbark\b.*\bfree\b|\bcleanliness\b.*\bcontainer/iu, 1.5],
  ],
};

/** What makers state of their goods. */
export const MANUFACTURER_SIGNS: TypeSigns = {
  type: 'MDC',
  labels: { producer: 0.75, total_amount: -1 },
  words: [
    [/\b(?:undersigned|we)\b.{0,80}\bmanufactur|\bmanufactur\w+ .{0,60}\b(?:declares?|certif(?:y|ies)|confirms?|states?)\b/iu, 2],
    [/\bwe\b.{0,60}\b(?:the )?(?:manufacturers?|producers?|makers?)\b.{0,80}\b(?:declare|certify|confirm|state)\b/iu, 3],
    [/\b(?:declare|certify|confirm|state)\b.{0,120}\b(?:were|was|are|is|have been) (?:manufactured|produced|made) (?:by|in|at)\b/iu, 2],
  ],
};

/** What certificates of health of animals and food have. */
export const HEALTH_SIGNS: TypeSigns = {
  type: 'HCC',
  labels: { certificate_number: 0.5, total_amount: -1 },
  words: [
    [/\bante[- ]?(?:mortem)?(?: and |[-/ &]+)post[- ]?mortem\b|\b(?:infectious|contagious|notifiable) diseases?\b|疫病|检疫/iu, 2],
    [/\bfoot[- ]and[- ]mouth\b|\bavian influenza\b|\bswine fever\b|\bBSE\b|口蹄疫|禽流感/iu, 2],
    [/\bfit for human consumption\b|\bofficial veterinar(?:y|ian)\b|\bveterinary (?:officer|surgeon|authority|inspector)\b|兽医/iu, 2.5],
    [/\b(?:animal|public) health (?:attestation|statement|requirements?|information)\b|\bhealth attestation\b/iu, 2],
    [/\bslaughter(?:ed|house)?\b|\bapproval number of\b|\bspecies\b|\bestablishment\b/iu, 1],
  ],
};

/** What certificates of plants, of tests and of insurance have. */
export const CERTIFICATE_SIGNS: TypeSigns = {
  type: 'CRT',
  labels: { certificate_number: 0.5, total_amount: -0.5 },
  words: [
    [/\bplant protection organi[sz]ation\b|\bbotanical name\b|\bquarantine pests?\b|植物检疫/iu, 3],
    [/\bsum insured\b|\bthe (?:assured|insured)\b|\bpolicy (?:no|number)\b|\binsured value\b|\binstitute cargo clauses?\b|保险金额/iu, 3],
    [/\btest (?:results?|method|item|parameter)\b|\bspecification\b.*\bresults?\b|\bbatch (?:no|number)\b|检验结果/iu, 1.5],
    [/\b(?:harmoni[sz]ed standards?|notified body|directive \d{4}\/\d+|regulation \(EU\))/iu, 1.5],
    [/\bhereby certif(?:y|ies)\b|\bthis is to certify\b/iu, 1],
  ],
};

/** What statements about asbestos have. */
export const ASBESTOS_SIGNS: TypeSigns = {
  type: 'ASB',
  words: [
    [/\basbestos\b|石棉/iu, 2.5],
    [/\bdo(?:es)? not contain\b|\bfree (?:of|from) asbestos\b|\basbestos[- ]free\b|\b(?:no|nil|without) asbestos\b|不含/iu, 2],
  ],
  needs: { words: /asbestos|石棉/iu },
};

/** What statements about the source of timber have. */
export const TIMBER_SIGNS: TypeSigns = {
  type: 'ILD',
  words: [
    [/\billegal(?:ly)?[- ]logg(?:ed|ing)\b|\blegal(?:ly)? (?:logged|harvested)\b|\bdue diligence\b/iu, 3],
    [/\b(?:timber|wood|tree) species\b|\b(?:country|area|region|place) of harvest\b|\bharvested\b/iu, 1.5],
    [/\btimber\b|\blogging\b/iu, 1],
  ],
  needs: { words: /logg|timber|harvest|木材/iu },
};

/** What permits of an authority to bring goods in have. */
export const PERMIT_SIGNS: TypeSigns = {
  type: 'IMP',
  words: [
    [/\bpermit (?:no|number|holder|conditions?)\b|\blicen[cs]e (?:no|number|holder)\b/iu, 2],
    [
      /\bpermitted to import\b|\bauthori[sz]ed to import\b|\bimport(?:ation)? (?:is )?(?:permitted|allowed|subject)\b|\bbiosecurity\b/iu,
      2.5,
    ],
  ],
};

/** What receipts of a warehouse say. */
export const WAREHOUSE_SIGNS: TypeSigns = {
  type: 'other',
  name: 'warehouse receipt',
  words: [
    [/\bwarehouse (?:receipt|warrant|keeper)\b|\bwarehouse(?:man|men)\b|仓单/iu, 3],
    [/\breceived (?:for|in|into) storage\b|\bstor(?:ed|age) (?:at|in|charges|location)\b/iu, 1.5],
  ],
};

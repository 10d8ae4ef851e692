import type { TypeSigns } from './signs.js';

/** What bills for the sea and the road have: who sends and receives, the route, what the carrier received, and how freight is paid. */
export const BILL_SIGNS: TypeSigns = {
  type: 'BL',
  labels: {
    vessel: 1,
    voyage: 1,
    vessel_and_voyage: 1.5,
    port_of_loading: 1,
    port_of_discharge: 1,
    notify: 1,
    place_of_receipt: 1,
    place_of_delivery: 1,
    original_bills: 1.5,
    freight_payable_at: 1.5,
    bl_number: 1.5,
    shipper: 0.75,
    consignee: 0.75,
    carrier: 0.75,
    on_board_date: 1,
    place_and_date_of_issue: 0.5,
    freight_terms: 0.75,
    sea_form: 1,
    seal: 0.25,
    container_number: 0.25,
    delivery_agent: 1,
    total_amount: -1,
    tax: -1,
    due_date: -1,
    invoice_number: -0.75,
    country_of_origin: -0.5,
  },
  columns: {
    container_and_marks: 1,
    packages_and_description: 1,
    marks: 0.5,
    size_type: 0.5,
    gross_weight: 0.5,
    unit_price: -1.5,
    total_price: -1.5,
  },
  words: [
    [/\breceived by the carrier\b|\bin apparent good order\b|\breceived, subject to\b|\baccomplished\b.*\bvoid\b/iu, 2],
    [/\b(?:clean )?(?:shipped|laden) on board\b|\bshipper'?s load\b|\bsaid to contain\b/iu, 1],
    [/\bbills? of lading\b|\bB\/L\b|提单/iu, 1],
    [/^\W*(?:signed )?(?:as carrier|as agents? (?:for|of) the carrier)\b/imu, 1.5],
    [/^\W*freight (?:prepaid|collect|payable)\b/imu, 1],
    [/\b(?:third party|freight charge terms|trailer (?:no|number|#)|NMFC|C\.?O\.?D\.? amount|PRO (?:no|number|#))/iu, 1],
    [/\bSCAC\b|\bcustomer order information\b|\bcarrier information\b|\bship(?:per)? signature\b.*\bdate\b/iu, 1],
  ],
  needs: {
    labels: [
      'vessel',
      'vessel_and_voyage',
      'bl_number',
      'carrier',
      'freight_payable_at',
      'place_of_delivery',
      'original_bills',
      'freight_terms',
    ],
    words: /\bcarrier\b|frachtführer|transporteur|提单/iu,
  },
};

/** What notes have that go with goods on the road or by rail: the convention that they are made under, and the boxes of its form. */
export const CONSIGNMENT_NOTE_SIGNS: TypeSigns = {
  type: 'other',
  name: 'consignment note',
  labels: { shipper: 0.75, consignee: 0.75, carrier: 0.75, place_of_delivery: 1, place_and_date_of_issue: 0.5, bl_number: -2, vessel: -2 },
  words: [
    [/carriage of goods by road|transport international de marchandises par route|internationalen Straßengüterverkehr|\bCMR\b/iu, 3],
    [/^\W*CMR\b(?:\W{1,3}(?:no|nr)\.?)?\W{1,3}\d{4,}\W*$/imu, 2],
    [/\bCOTIF\b|\bCIM\b|\bSMGS\b|СМГС|\b(?:lorry receipt|consignment note|bilty|L\.?R\.? (?:no|number|copy))\b/iu, 3],
    [
      /\bsuccessive carriers?\b|\bnachfolgende Frachtführer\b|\btransporteurs successifs\b|\bsender'?s instructions\b|\bcash on delivery\b/iu,
      1,
    ],
  ],
  needs: { words: /\bCMR\b|\bCIM\b|\bSMGS\b|СМГС|consignment note|lorry receipt|bilty|carriage of goods by road|marchandises par route/iu },
};

/** What declarations of dangerous goods have: the words of the regulations, and numbers of the United Nations. */
export const DANGEROUS_GOODS_SIGNS: TypeSigns = {
  type: 'other',
  name: 'dangerous goods declaration',
  labels: { shipper: 0.25, consignee: 0.25, bl_number: -1, original_bills: -2, total_amount: -2 },
  words: [
    [/\bproper shipping name\b|\bShipper'?s declaration\b.*\bdangerous\b|\bdangerous goods (?:form|declaration|note)\b/iu, 4],
    [/\b(?:SOLAS|MARPOL|IMDG)\b|\bADR\b|\bdangerous goods regulations\b|\bmarine pollutants?\b/u, 2],
    [/\bUN ?(?:no\.? ?)?\d{4}\b|\bpack(?:ing|aging) group\b|\bPG ?I{1,3}\b|\bEmS\b|\bflash ?point\b/iu, 1],
    [/\bfully and accurately described\b|\bclassified, packaged, marked\b|\bcontainer ?\/ ?vehicle packing certificate\b/iu, 5],
  ],
  needs: { words: /fully and accurately described|dangerous goods (?:form|declaration|note)|shipper'?s declaration/iu },
};

/** What filings before goods are loaded ask of an importer. */
export const SECURITY_FILING_SIGNS: TypeSigns = {
  type: 'other',
  name: 'importer security filing',
  words: [
    [/\b(?:importer )?security filing\b|\bISF\b|\b10 ?\+ ?2\b/u, 3],
    [/\bstuffing location\b|\bconsolidator\b|\bship[- ]to (?:party|name)\b/iu, 2],
    [/\bimporter of record\b|\bHTSUS?\b|\bAMS\b/iu, 1.5],
  ],
  needs: { words: /security filing|\bISF\b/iu },
};

/** What air waybills have: airports, the boxes of the airlines' form, and their number. */
export const AIR_WAYBILL_SIGNS: TypeSigns = {
  type: 'AWB',
  labels: {
    first_carrier: 1,
    issuing_agent: 1,
    agent_iata_code: 1.5,
    air_form: 1,
    handling_information: 1,
    flight: 1,
    chargeable_weight: 1,
    declared_value_carriage: 1,
    declared_value_customs: 1,
    charges_code: 1,
    vessel: -1.5,
    vessel_and_voyage: -1.5,
    total_amount: -0.5,
  },
  columns: { chargeable_weight: 1.5, unit_price: -1 },
  words: [
    [/\b(?:air ?way ?bill|[HM]?AWB)\b|航空运单/iu, 1.5],
    [/\b(?:DHL|FedEx|UPS|TNT|Aramex|EMS|DPD|SF) ?(?:waybill|airbill)|\bwaybill:? ?(?:no\.? ?)?\d|\bairbill\b/iu, 2],
    [
      /\bexpress (?:worldwide|easy|9:00|10:30|12:00|saver|plus)\b|\binternational (?:priority|economy|first)\b|\bworldwide (?:express|expedited|saver)\b/iu,
      1,
    ],
    [
      /\bpayer account\b|\bshpt weight\b|\bterms and conditions of carriage\b|\bduties (?:&|and|\/) taxes (?:un)?paid\b|\bbill (?:duties|transportation)\b/iu,
      1,
    ],
    [/\bairport of (?:departure|destination|loading)\b|\brequested (?:routing|flight)\b|起运机场|目的地机场/iu, 1.5],
    [/\b(?:nature and quantity of goods|issuing carrier'?s agent|accounting information|rate class|chargeable weight)\b/iu, 1.5],
    [/\bnot negotiable\b.*\bair\b|\bWarsaw Convention\b|\bMontreal Convention\b|\bIATA\b/iu, 1],
  ],
  needs: {
    labels: ['first_carrier', 'agent_iata_code', 'air_form', 'flight', 'declared_value_carriage'],
    words: /airport|air ?way ?bill|\bAWB\b|机场|\bway ?bill:? ?(?:no\.? ?)?\d|\bairbill\b/iu,
  },
};

/** What arrival notices have: when goods come, and where they lie. */
export const ARRIVAL_SIGNS: TypeSigns = {
  type: 'ARN',
  labels: { arrival_date: 1, delivery_agent: -1, notify: 0.5, vessel: 0.5, vessel_and_voyage: 0.5, bl_number: 0.5, port_of_discharge: 0.5 },
  words: [
    [/\b(?:last )?free (?:day|time)\b|\bfree storage\b|\bI\.?T\.? (?:no|number|date)\b|\bgeneral order\b|\bG\.?O\.? date\b/iu, 2],
    [
      /\b(?:pleased|please) (?:to )?(?:be )?(?:advised?|informed?|note)\b.*\b(?:arriv|vessel|shipment)|\bwill arrive\b|\bhas arrived\b/iu,
      2,
    ],
    [/\bfreight available\b|\bavailable (?:at|date)\b|\bpick ?up (?:at|location|number)\b|\bcargo location\b|\bdevanning\b/iu, 1.5],
    [/\barrival notice\b|到货通知/iu, 1.5],
  ],
  needs: { words: /arriv|到货|到港|free (?:day|time)/iu },
};

/** What instructions to a forwarder have: what is to be done with the bill. */
export const SHIPPING_INSTRUCTION_SIGNS: TypeSigns = {
  type: 'other',
  name: 'shipping instruction',
  labels: {
    booking_number: 1.5,
    shipper: 0.5,
    consignee: 0.5,
    notify: 0.5,
    port_of_loading: 0.5,
    port_of_discharge: 0.5,
    bl_number: -2,
    original_bills: 0.25,
    on_board_date: -1.5,
  },
  words: [
    [/\b(?:bill of lading|B\/?L|shipping|shipper'?s) instructions?\b|\bS\/?I cut ?-?off\b|\bB\/?L type\b|补料/iu, 3],
    [
      /\bplease (?:ship|book|issue|arrange|release)\b|\bB\/?L (?:to be|release)\b|\b(?:doc(?:umentation)?|VGM|CY|cargo) (?:cut ?-?off|closing)\b/iu,
      2,
    ],
  ],
  needs: { words: /instruction|cut ?-?off|please (?:ship|book|issue)|closing|补料|托运/iu },
};

import type { TypeSigns } from './signs.js';

/** What packing lists have: packages with weights and marks, and no prices. */
export const PACKING_LIST_SIGNS: TypeSigns = {
  type: 'PKL',
  labels: {
    packing_list_number: 2,
    packages: 1,
    gross_weight: 1,
    net_weight: 1,
    volume: 0.5,
    dimensions: 0.5,
    shipping_marks: 0.5,
    container_number: 0.25,
    total_amount: -1,
    goods_total: -0.75,
    tax: -0.5,
    due_date: -1,
    notify: -0.75,
    original_bills: -2,
    freight_payable_at: -1,
    place_of_receipt: -1,
    place_of_delivery: -0.75,
    delivery_agent: -1,
    sea_form: -1,
  },
  columns: {
    package_range: 2,
    packages: 1,
    packages_and_type: 1,
    package_type: 0.5,
    pieces_per_package: 1.5,
    gross_weight: 1.5,
    net_weight: 1.5,
    weight: 0.75,
    volume: 0.75,
    dimensions: 1,
    marks: 0.5,
    quantity: 0.5,
    description: 0.25,
    unit_price: -2,
    total_price: -2,
  },
  words: [
    [
      /\b(?:cartons?|ctns?|cases?|pallets?|bales?|rolls?|drums?) (?:no|nos|number|#)|\bkolli\b|\bcolis\b|\bbultos\b|\bcolli\b|箱号|件数/iu,
      0.75,
    ],
    [/\bpack(?:ed|ing) (?:list|slip|by|date|in)\b|\bpacking (?:no|number|details)\b|装箱[单單]|\bpackliste?\b|\bcolisage\b/iu, 1.5],
    [
      /\border(?:ed)? (?:qty|quantity)\b|\b(?:shipped|ship|packed|back ?order(?:ed)?) (?:qty|quantity)\b|\b(?:qty|quantity) (?:shipped|packed)\b/iu,
      1,
    ],
    [/\bN\.?W\.?\W|\bG\.?W\.?\W|毛重|净重/u, 0.5],
  ],
  needs: {
    labels: ['packing_list_number', 'packages', 'gross_weight', 'net_weight'],
    columns: ['package_range', 'packages', 'packages_and_type', 'gross_weight', 'net_weight', 'pieces_per_package', 'weight', 'quantity'],
  },
};

/** What delivery notes have: goods handed over, without prices. */
export const DELIVERY_NOTE_SIGNS: TypeSigns = {
  type: 'other',
  name: 'delivery note',
  labels: { total_amount: -2, tax: -1, due_date: -1.5, vessel: -1 },
  columns: { quantity: 0.5, description: 0.25, unit_price: -1.5, total_price: -1.5, gross_weight: -0.5 },
  words: [
    [
      /\bdelivery (?:note|docket|slip) (?:no|number|date|#)|\bLieferschein-?(?:nr|nummer|datum)|\bbon de livraison n|\balbarán n|\bDDT n|送货单号/iu,
      3,
    ],
    [
      /\b(?:goods )?received (?:by|in good (?:order|condition))\b|\bcustomer'?s? signature\b|\bWare erhalten\b|\breçu conforme\b|收货人签字/iu,
      1.5,
    ],
    [/\bdelivered (?:by|to|qty|quantity)\b|\b(?:qty|quantity) delivered\b|\bproof of delivery\b/iu, 1],
  ],
  needs: {
    words:
      /deliver|liefer|livraison|entrega|albarán|remito|consegna|trasporto|lever|dostaw|wydani|följesedel|giao hàng|xuất kho|送货|出库/iu,
  },
};

/** What lists of ingredients have. */
export const INGREDIENT_SIGNS: TypeSigns = {
  type: 'ING',
  words: [
    [/^\W*(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|składniki|thành phần|配料|成分)\W*$/imu, 3],
    [/\ballergens?\b|\bmay contain\b|\bINCI\b|\bshelf life\b/iu, 1],
    [/\bCAS(?: |-)?(?:no|number|#)/iu, 1],
  ],
};

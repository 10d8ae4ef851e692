/** What only bills of carriers by road in North America say: of the VICS form, of the classification of freight, of trailers. */
export const INLAND_TERMS = String.raw`
  city/state/zip
  consignor.s load and count
  drivers? count
  freight counted
  ltl
  master bill of lading.{0,6} with attached
  motor carrier
  nmfc
  pro (?:no|number|#)
  pro#
  scac
  straight bill of lading
  trailer (?:loaded|no|number|#)
  vics
`;

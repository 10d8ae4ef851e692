import { canonicalText } from '../labels/tokens.js';

/** What papers are: a title has at least one of these words. */
const PAPERS = `invoice list slip note declaration statement certificate certification bill waybill lading order quotation quote offer
  contract confirmation instruction notice notification advice permit licence license report manifest receipt letter document form
  record agreement memo docket affidavit specification sheet request policy attestation undertaking hawb mawb hbl mbl fbl airwaybill
  seawaybill account questionnaire certificado factura declaracion lista conocimiento certificat declaration facture attestation`;

/** What may stand beside them: whose, for what, in which form and copy. None of these words is a name, a number or a verb. */
const QUALITIES = `commercial export exporting exporter import importer tax vat gst zero rated custom customs final original duplicate
  triplicate copy draft revised amended provisional non negotiable not unto straight short long house master ocean sea seaway air airway
  way carrier liner line fiata nvocc multimodal multi modal combined intermodal through express marine inland rail railway road truck cmr
  transport transportation shipment or port to and the of for by from with in on a an b l e d under as per consignment consignor goods
  cargo freight packing packaging pack package packed weight weights measurement measure measures size detailed detail details summary
  general specific special single annual yearly fcl lcl fcx lcx fak container containerised containerized load less full material
  materials wood wooden timber bamboo solid free fumigation disinfestation disinsection disinfection treatment treated heat kiln drying
  methyl bromide phosphine sulfuryl fluoride ethyl formate aluminium phosphide ispm 15 phytosanitary phyto sanitary veterinary
  zoosanitary health animal public plant food fitness human consumption origin preferential preference combined joint movement eur 1 gsp
  aanz rcep chafta cptpp ausfta trade fta self manufacturer manufacturing manufacture producer maker supplier vendor seller conformity
  compliance quality quantity inspection analysis analytical test testing mill insurance safety data ingredient ingredients composition
  component components formula product products illegal legal logging harvest logged due diligence lawful timber asbestos content
  containing absence substances hazardous proforma pro forma sale sales purchase purchasing price supply buying shipping ship shipper
  forwarder forwarding agent booking delivery release arrival pre verified gross mass vgm solas dangerous credit debit power attorney
  remittance payment dock mate loading list charge charges service services carriage haulage logistics demurrage detention disbursement
  agency local ocean work blanket supplementary standard international national chamber commerce industry certified first second third
  department regulation telex surrendered beneficiary free-sale sea/air departmental cleanliness bl legality lawfully legally harvested wood lumber act prohibition regulation regulations regarding concerning respect month months twelve 12 year years period periodic continuing valid validity
  statutory standing status cleanliness schedule handling`;

const papers = new Set(canonicalText(PAPERS).split(' '));
const all = new Set([...papers, ...canonicalText(QUALITIES).split(' ')]);

/** Whether a word may be the one by which a title says what its paper is. */
export function isPaperWord(word: string): boolean {
  return papers.has(word);
}

/** Words at the end of a label or of half a line, never of a title. */
const UNFINISHED = /(?:^| )(?:of|for|to|the|by|and|or|with|in|on|a|an|as|per|under|from)$/u;
const MOST_WORDS = 16;

/** Whether a canonical text has only words of titles, and is finished. */
export function isWorded(canonical: string): boolean {
  const words = canonical.split(' ');
  return words.length > 1 && words.length <= MOST_WORDS && words.every((word) => all.has(word)) && !UNFINISHED.test(canonical);
}

import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { classifyPage } from './classify-page.js';

test.each([
  ['COMMERCIAL INVOICE', 'CIV'],
  ['商业发票 / COMMERCIAL INVOICE', 'CIV'],
  ['Packing List', 'PKL'],
  ['PACKING DECLARATION', 'PKD'],
  ['ANNUAL PACKING DECLARATION', 'APD'],
  ['CERTIFICATE OF ORIGIN', 'COO'],
  ['BILL OF LADING', 'BL'],
  ['AIR WAYBILL', 'AWB'],
  ['House Waybill (Air)', 'AWB'],
  ['ARRIVAL NOTICE', 'ARN'],
  ['FUMIGATION CERTIFICATE', 'FUM'],
  ["MANUFACTURER'S DECLARATION", 'MDC'],
  ['SHIPPING INSTRUCTION', 'other'],
  ['S/I (SHIPPING INSTRUCTION) 补料单', 'other'],
  ['B I L L O F L A D I N G', 'BL'],
  ['TAX INVOICE (EXPORT)', 'CIV'],
  ['Invoice for Air Freight and Local Charges', 'FIN'],
  ['PRO FORMA INVOICE', 'other'],
  ['SALES CONFIRMATION', 'other'],
  ['BOOKING NOTE', 'other'],
  ['WEIGHT & MEASUREMENT LIST', 'PKL'],
  ['PACKAGING DECLARATION - SINGLE CONSIGNMENT', 'PKD'],
  ['PACKING DECLARATION (ANNUAL)', 'APD'],
  ['Twelve Month Packing Declaration', 'APD'],
  ['TIMBER LEGALITY DECLARATION', 'ILD'],
  ['Due Diligence Statement - Illegal Logging', 'ILD'],
  ['Statement of Origin', 'COO'],
  ['CERTIFICADO DE ORIGEN', 'COO'],
  ['HEAT TREATMENT CERTIFICATE', 'FUM'],
  ['CERTIFICATE OF DISINFESTATION', 'FUM'],
  ["PRODUCER'S STATEMENT", 'MDC'],
  ['Declaration by the Manufacturer', 'MDC'],
  ['CERTIFICATE OF INSPECTION AND QUALITY', 'CRT'],
  ['SANITARY CERTIFICATE FOR EXPORT', 'HCC'],
  ['LICENCE TO IMPORT', 'IMP'],
  ['工业品买卖合同', 'other'],
  ['SHORT FORM BILL OF LADING', 'BL'],
  ['HOUSE AIR CONSIGNMENT NOTE', 'AWB'],
  ['Frachtrechnung', 'FIN'],
  ['DISTINTA COLLI', 'PKL'],
  ['STATUTORY DECLARATION: GOODS WITHOUT ANY ASBESTOS', 'ASB'],
  ['Letter on asbestos in goods sold', 'ASB'],
  ['Subject: our declaration that the floors are free of asbestos', 'ASB'],
  ['OUR STATEMENT ON ILLEGALLY LOGGED TIMBER', 'ILD'],
  ['PACKING AND CLEANLINESS DECLARATION', 'PKD'],
  ['STANDING (ANNUAL) PACKING DECLARATION', 'APD'],
  ['PEST CONTROL CERTIFICATE - FUMIGATION', 'FUM'],
  ['INVOICE - SEA FREIGHT CHARGES', 'FIN'],
  ['CERTIFICATE OF FREE SALE', 'CRT'],
  ['Factuur', 'CIV'],
  ['FAKTURA VAT', 'CIV'],
  ['HÓA ĐƠN GIÁ TRỊ GIA TĂNG', 'CIV'],
  ['江苏增值税专用发票', 'CIV'],
  ['电子发票（增值税专用发票）', 'CIV'],
  ['FACTURE COMMERCIALE COMMERCIAL INVOICE', 'CIV'],
  ['RECHNUNG - INVOICE', 'CIV'],
  ['R E C H N U N G', 'CIV'],
  ['装 箱 单', 'PKL'],
  ['Packliste 2026-118', 'PKL'],
  ['Packing List Invoice 1884', 'PKL'],
  ['Auftragsbestätigung Nr. AB26-02147', 'other'],
  ['TAX INV0ICE', 'CIV'],
  ['TAX INVOIGE', 'CIV'],
  ['TAXINVOICE', 'CIV'],
  ['PACK ING LIST', 'PKL'],
  ['CASH BILL', 'CIV'],
  ['Pakbon', 'PKL'],
  ['Packsedel', 'PKL'],
  ['LISTA PAKOWA', 'PKL'],
  ['PHIẾU ĐÓNG GÓI', 'PKL'],
  ['Internationaler Frachtbrief', 'other'],
  ['LETTRE DE VOITURE INTERNATIONALE (CMR)', 'other'],
  ['MIĘDZYNARODOWY SAMOCHODOWY LIST PRZEWOZOWY', 'other'],
  ['BILL OF LADING / MANIFEST', 'BL'],
  ['中 华 人 民 共 和 国 海 关 出 口 货 物 报 关 单', 'CED'],
  ['IMPORTER SECURITY FILING (10+2) WORKSHEET', 'other'],
  ['Ursprungscertifikat', 'COO'],
  ['ŚWIADECTWO POCHODZENIA', 'COO'],
  ['PROFORMA', 'other'],
  ['Lieferschein', 'other'],
  ['BON DE LIVRAISON', 'other'],
  ['Följesedel', 'other'],
  ['CREDITNOTA', 'other'],
  ['Kontoauszug', 'other'],
  ['OFERTA HANDLOWA', 'other'],
  ['ORDERBEKRÄFTELSE', 'other'],
  ['RECEIPT', 'other'],
])('a page titled %s is of type %s', (title, type) => {
  const paper = new Paper().print(150, 40, title, 18).lines(40, 120, ['Dear customer', 'please find the details below']);
  expect(classifyPage(phrasesOf(paper.page()), 840)).toMatchObject({ type });
});

test('a title on two lines is one title', () => {
  const paper = new Paper().print(400, 40, 'COMMERCIAL', 18).print(445, 60, 'INVOICE', 18);
  expect(classifyPage(phrasesOf(paper.page()), 840)).toMatchObject({ type: 'CIV' });
});

test('the label of a number is not a title', () => {
  const paper = new Paper()
    .print(150, 40, 'PACKING LIST', 18)
    .print(40, 120, 'Commercial Invoice No.: 77')
    .print(40, 140, 'Bill of Lading No.: 9');
  expect(classifyPage(phrasesOf(paper.page()), 840)).toMatchObject({ type: 'PKL' });
});

test('a page without a title scores nothing', () => {
  const paper = new Paper().lines(40, 120, ['Kind regards', 'from the team']);
  expect(classifyPage(phrasesOf(paper.page()), 840).score).toBe(0);
});

test('a label with its number beside it is no title', () => {
  const paper = new Paper()
    .row(40, [
      [40, 'Purchase Order'],
      [160, '4500012345'],
    ])
    .print(40, 80, 'COMMERCIAL INVOICE')
    .lines(40, 120, ['Invoice No.: A-1', 'Date: 3 May 2026', 'Seller: Green Hat Ltd.']);
  expect(classifyPage(phrasesOf(paper.page()), 840).type).toBe('CIV');
});

test('a paper that a sentence names is not the title', () => {
  const paper = new Paper()
    .print(260, 120, 'COMMERCIAL INVOICE')
    .print(400, 40, 'All shipments go with an')
    .print(400, 52, 'international Air Waybill.')
    .lines(40, 160, ['Invoice No.: A-1', 'Date: 3 May 2026']);
  expect(classifyPage(phrasesOf(paper.page()), 840).type).toBe('CIV');
});

test('a letter that names an invoice is no invoice', () => {
  const paper = new Paper()
    .print(200, 100, 'Declaration: no asbestos content', 11)
    .lines(40, 130, ['RE: Invoice 4711', 'For shipment under invoice', '(invoice number)', 'INV-2026-4711', 'Dear Sir or Madam,']);
  expect(classifyPage(phrasesOf(paper.page()), 840).type).toBe('ASB');
});

test('a fee for an order is no order', () => {
  const paper = new Paper().lines(40, 120, ['DELIVERY ORDER FEE', 'CUSTOMS CLEARANCE']);
  expect(classifyPage(phrasesOf(paper.page()), 840).score).toBe(0);
});

test('the number of another paper in a box is no title, with whatever stands over it', () => {
  const paper = new Paper().lines(40, 120, [
    'Bill of Lading/LR-RR',
    'N° CONTRAT : CT2018',
    'N° BON DE COMMANDE : PO2019',
    'Tous les prix en EUR',
  ]);
  expect(classifyPage(phrasesOf(paper.page()), 840).score).toBe(0);
});

test('words that are as often labels are a title in large print alone', () => {
  const small = new Paper().lines(40, 120, ['Offer', 'Dear customer', 'please find the details below']);
  expect(classifyPage(phrasesOf(small.page()), 840).score).toBe(0);
  const large = new Paper().print(40, 60, 'OFFER', 18).lines(40, 120, ['Dear customer', 'please find the details below']);
  expect(classifyPage(phrasesOf(large.page()), 840)).toMatchObject({ type: 'other', name: 'quotation' });
});

test('Our and your paper are spoken of', () => {
  const paper = new Paper().print(40, 20, 'FACTURE N° FA 26/00417', 11).print(40, 120, 'N/Bon de livraison').print(40, 140, 'BL 26/00388');
  expect(classifyPage(phrasesOf(paper.page()), 842).type).toBe('CIV');
});

test.each([
  ['Angebot Nr. AG-26-0219', 'quotation'],
  ['DEVIS n° D2024-058', 'quotation'],
  ['PROFORMA INVOICE No. PF 2026/077-B', 'proforma invoice'],
])('where all print is of one size %s is a title at the head', (title, name) => {
  const paper = new Paper().lines(40, 40, ['Alder Joinery', title]).print(40, 400, 'Total 1,200.00');
  expect(classifyPage(phrasesOf(paper.page()), 842)).toMatchObject({ type: 'other', name, isWhole: true });
});

test('the number of another paper there is none beside a title of two words', () => {
  const paper = new Paper().lines(40, 40, ['Invoice No. 4711', 'DELIVERY NOTE']).print(40, 400, 'Hobart');
  expect(classifyPage(phrasesOf(paper.page()), 842)).toMatchObject({ name: 'delivery note' });
});

test.each([
  ['CERTIFICADO DE ORIGEN DEL MERCOSUR', 'COO'],
  ['Health certificate to the Union', 'HCC'],
  ['PRO-FORMA INVOICE PF/2026-27/063 dated 2nd May 2026, valid till 16th May', 'other'],
])('a line high on the page that begins with the name of a paper is its title: %s', (title, type) => {
  const paper = new Paper().lines(40, 40, ['Alder Joinery', title]).lines(40, 300, ['Goods', 'Total 1,200.00']);
  expect(classifyPage(phrasesOf(paper.page()), 842)).toMatchObject({ type, isWhole: true });
  const below = new Paper().lines(40, 40, ['Alder Joinery', '7 Mill Lane']).lines(40, 400, [title]);
  expect(classifyPage(phrasesOf(below.page()), 842).isWhole).toBe(false);
});

test('a paper to which a line refers is spoken of', () => {
  const paper = new Paper().lines(40, 40, ['Alder Joinery', 'Refers to invoice 20417']).print(40, 400, 'Hobart');
  expect(classifyPage(phrasesOf(paper.page()), 842).score).toBe(0);
});

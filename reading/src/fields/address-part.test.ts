import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { letterheadOf } from './letterhead.js';

test.each([
  [['Manufacturers & Exporters of Terry Towels', 'Plot 27, Karachi 75950, Pakistan'], 'Plot 27, Karachi 75950, Pakistan'],
  [['Exporters since 1921 · PO Box 88, Invercargill 9840, New Zealand'], 'PO Box 88, Invercargill 9840, New Zealand'],
  [['Calle Mayor 11', '20120 HERNANI', 'N.I.F. B20447718'], 'Calle Mayor 11 20120 HERNANI'],
  [
    ['No. 441, Negombo Road, Peliyagoda 11830, Sri Lanka', 'PV 00244718 · Tea Board Exporter Reg. No. 1188'],
    'No. 441, Negombo Road, Peliyagoda 11830, Sri Lanka',
  ],
  [['Reg No: 2009/114427/07', '12 Voortrekker Street', 'Clanwilliam 8135'], '12 Voortrekker Street Clanwilliam 8135'],
  [['22 Quay Road, Hobart TAS 7010, Australia | ABN 90 166 402 118'], '22 Quay Road, Hobart TAS 7010, Australia'],
  [['S.A.S. au capital de 120 000 €', '12, rue du Quai', '69100 Villeurbanne'], '12, rue du Quai 69100 Villeurbanne'],
  [['Heereweg 337', '2161 BL Lisse T +31 252 41 88 00'], 'Heereweg 337 2161 BL Lisse'],
  [['阿尔德机械有限公司', 'Room 5, 88 Quay Road, Ningbo 315000, China'], 'Room 5, 88 Quay Road, Ningbo 315000, China'],
  [['2200 MILL BLVD', 'TULSA OK 74131', 'FED ID 73-1184402'], '2200 MILL BLVD TULSA OK 74131'],
  [['ISO 13485 / CE', '17-B, Quay Estate, Sialkot-51340 (Pakistan)'], '17-B, Quay Estate, Sialkot-51340 (Pakistan)'],
  [['Garden Antiques and Cast Stone · Manor Yard, Tetbury GL8 8XX'], 'Manor Yard, Tetbury GL8 8XX'],
  [['Papier & Verpakking', 'Kanaalweg 55, 1600 Sint-Pieters-Leeuw'], 'Kanaalweg 55, 1600 Sint-Pieters-Leeuw'],
  [['Remit to: P.O. Box 1188, Jackson, MS 39215'], 'P.O. Box 1188, Jackson, MS 39215'],
  [['FACTORY: 12 Quay Road, Gazipur-1702, Bangladesh'], '12 Quay Road, Gazipur-1702, Bangladesh'],
  [['Regd. Office: 8, Race Course Road', 'Coimbatore - 641018', 'Factory: Plot 27, Karur'], '8, Race Course Road Coimbatore - 641018'],
  [['8 Subhas Road, Kolkata - 700001', 'TEA BOARD LIC. RC/EXP/2217 CIN U15491WB1998PTC086620'], '8 Subhas Road, Kolkata - 700001'],
])('%j', (lines, address) => {
  const paper = new Paper().lines(40, 40, ['Alder Mills Ltd', ...lines]).print(40, 200, 'INVOICE', 16);
  expect(letterheadOf(readText(fileOf(paper))).address?.value).toBe(address);
});

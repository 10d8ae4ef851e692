import type { DocumentType } from '../document-extraction/document-types.js';
import { defineCodeList } from './code-list.js';

/** What a paper is: the twelve codes of the specification, then those that reading needs besides. */
export const DOCUMENT_TYPE_LIST = defineCodeList<DocumentType>('document_type', [
  ['HBL', 'House bill of lading', '分提单'],
  ['MBL', 'Master bill of lading', '主提单'],
  ['CIV', 'Commercial invoice', '商业发票'],
  ['PKL', 'Packing list', '装箱单'],
  ['PKD', 'Packing declaration', '包装声明'],
  ['COO', 'Certificate of origin', '原产地证书'],
  ['MDC', "Manufacturer's declaration", '制造商声明'],
  ['HCC', 'Health certificate', '卫生证书'],
  ['CRT', 'Certificate', '证书'],
  ['ING', 'Ingredients list', '成分表'],
  ['ARN', 'Arrival notice', '到货通知'],
  ['EML', 'E-mail', '电子邮件'],
  ['BL', 'Bill of lading', '提单'],
  ['AWB', 'Air waybill', '空运单'],
  ['HAWB', 'House air waybill', '空运分单'],
  ['FIN', 'Freight invoice', '运费发票'],
  ['CED', 'China export declaration', '中国出口报关单'],
  ['FUM', 'Fumigation certificate', '熏蒸证书'],
  ['IMP', 'Import permit', '进口许可证'],
  ['ILD', 'Illegal logging declaration', '非法采伐声明'],
  ['ASB', 'Asbestos declaration', '石棉声明'],
  ['SUP', 'Supporting document', '随附单据'],
  ['APD', 'Annual packing declaration', '年度包装声明'],
  ['other', 'Other', '其他'],
]);

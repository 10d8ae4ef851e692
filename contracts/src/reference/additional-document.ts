import type { DocumentType } from '../document-extraction/document-types.js';
import { defineCodeList } from './code-list.js';

/** Names of documents that the specification adds to its codes, with the code under which we keep each. */
export const ADDITIONAL_DOCUMENTS = defineCodeList<DocumentType>('additional_document', [
  ['FIN', 'freight invoice', '运费发票'],
  ['CED', 'china export declaration', '中国出口报关单'],
  ['MDC', 'manufacturers declaration', '制造商声明'],
  ['FUM', 'fumigation certificate', '熏蒸证书'],
  ['IMP', 'import permit', '进口许可证'],
  ['ILD', 'illegal logging declaration', '非法采伐声明'],
  ['ASB', 'asbestos declaration', '石棉声明'],
  ['SUP', 'supporting document', '随附单据'],
  ['APD', 'annual packing declaration', '年度包装声明'],
]);

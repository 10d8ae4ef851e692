import type { ExtractionStep } from '../document-extraction/steps.js';
import { defineCodeList } from './code-list.js';

/** The twelve states of an extraction: its eleven steps, and *failed*. */
export const EXTRACTION_STEP_LIST = defineCodeList<ExtractionStep | 'failed'>('extraction_step', [
  ['uploading', 'uploading', '上传'],
  ['preprocessing', 'preprocessing', '预处理'],
  ['processing', 'processing', '处理'],
  ['starting up', 'starting up', '启动'],
  ['extracting', 'extracting', '提取'],
  ['analyzing', 'analyzing', '分析'],
  ['translating', 'translating', '翻译'],
  ['classifying', 'classifying', '归类'],
  ['fields mapped', 'fields mapped', '字段已匹配'],
  ['headers extracted', 'headers extracted', '表头已提取'],
  ['completed', 'completed', '已完成'],
  ['failed', 'failed', '失败'],
]);

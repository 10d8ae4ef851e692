import { defineCodeList } from './code-list.js';

/** What a contact detail is. No public page defines the codes: the labels are readings. */
export const CONTACT_TYPES = defineCodeList('contact_type', [
  ['BA', 'Business address', '营业地址'],
  ['PA', 'Postal address', '邮寄地址'],
  ['AP', 'After-hours phone', '非工作时间电话'],
  ['EA', 'E-mail address', '电子邮箱'],
  ['FA', 'Facsimile', '传真'],
  ['MO', 'Mobile', '手机'],
  ['BP', 'Business phone', '办公电话'],
]);

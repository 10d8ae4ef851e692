import { defineCodeList } from './code-list.js';

/** Concessions on duty. */
export const DUTY_TREATMENTS = defineCodeList('duty_treatment', [['001', 'Duty: FREE', '关税：免税']]);

import { z } from 'zod';
import { defineOperation } from '../define-operation.js';
import { page } from '../paging.js';

const CodeListEntry = z
  .object({ code: z.string(), en: z.string(), zh: z.string(), disabled: z.boolean().optional(), decimals: z.int().optional() })
  .meta({ id: 'CodeListEntry' });

export const codeList = defineOperation({
  id: 'codeList',
  summary: 'One reference list, with labels in both languages.',
  method: 'GET',
  path: '/code_list',
  auth: 'account',
  query: z.strictObject({ code_type: z.string().max(60) }),
  reply: page(CodeListEntry),
  status: 200,
  problems: ['not-found'],
});

export const REFERENCE_OPERATIONS = [codeList] as const;

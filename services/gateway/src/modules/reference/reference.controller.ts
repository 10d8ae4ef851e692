import { Controller } from '@nestjs/common';
import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { codeList } from '@tallyport/contracts/reference/http';
import { CODE_LISTS } from '@tallyport/contracts/reference/registry';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, wholePage } from '../../platform/http/pages.js';
import { notFound } from '../../platform/problems/problem-error.js';

@Controller()
export class ReferenceController {
  @Handles(codeList)
  async list({ query }: Call<typeof codeList>): Promise<Page<CodeEntry>> {
    const list = CODE_LISTS[query.code_type];
    if (!list) throw notFound();
    return wholePage([...list.entries]);
  }
}

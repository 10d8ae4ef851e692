import { Controller, Inject } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { uploadDocuments } from '@tallyport/contracts/document-extraction/http';
import { PROBLEMS, type ProblemCode } from '@tallyport/contracts/problems';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS } from '../../platform/tokens.js';
import { JobGate } from '../work-order/job-gate.js';
import { DocumentCommands } from './document.commands.js';
import { cleanFileName } from './file-name.js';
import { readUpload } from './upload-reader.js';

type Uploaded = ReplyOf<typeof uploadDocuments>['results'][number];

@Controller()
export class UploadController {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(DocumentCommands) private readonly commands: DocumentCommands,
  ) {}

  /** Each file is answered for itself; one that came alone and is refused is answered with its problem. */
  @Handles(uploadDocuments)
  async upload(call: Call<typeof uploadDocuments>): Promise<ReplyOf<typeof uploadDocuments>> {
    const { caller, params, request } = call;
    await this.gate.require(caller.orgId, params.id);
    if (!request.isMultipart()) throw new ProblemError('media-type-refused');
    const identity = commandIdentity(uploadDocuments, call);
    const results: Uploaded[] = [];
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const fileName = cleanFileName(part.filename);
      const read = await readUpload(part, caller.orgId, this.blobs);
      if (read.kind === 'endless') throw new ProblemError('file-too-large');
      if (read.kind === 'refused') {
        results.push({ file_name: fileName, document: null, problem: { code: read.code, title: PROBLEMS[read.code].title } });
        continue;
      }
      const { document, place } = await this.commands.upload(caller, params.id, { fileName, ...read.file }, identity, results.length);
      call.answerHeader('Stream-Position', streamPlaceText(place));
      results.push({ file_name: fileName, document, problem: null });
    }
    return { results: answered(results) };
  }
}

function answered(results: Uploaded[]): Uploaded[] {
  const [only, another] = results;
  if (!only) throw new ProblemError('invalid-input', { errors: [{ pointer: '/files', message: 'no file' }] });
  if (!another && only.problem) throw new ProblemError(only.problem.code as ProblemCode);
  return results;
}

import { Readable } from 'node:stream';
import { type Judgement, judgeAnswer } from '@tallyport/domain/freight-export/answer/judge-answer';
import { XML_LIMITS } from '../../../xml/xml-limits.js';
import { readAnswer } from '../read-answer.js';
import { readBody } from '../read-body.js';
import type { HostileAnswer } from './hostile-answer.js';

/** From the first byte of an answer to its judgement, as it goes in a call, but without a network. */
export async function judgeHostileAnswer(answer: HostileAnswer): Promise<Judgement> {
  const { status = 200, contentType = 'application/xml; charset=utf-8', packing = '' } = answer;
  const asked = { type: 'CustomsDeclaration', key: 'B00012345' } as const;
  try {
    const body = await readBody(Readable.from(answer.body(), { objectMode: false }), packing, XML_LIMITS.bytes);
    return judgeAnswer({ kind: 'answered', status, document: readAnswer(body, contentType) }, asked);
  } catch (error) {
    // What breaks while it is read is an unknown outcome of transport.
    const detail = error instanceof Error ? error.message : 'it broke';
    return judgeAnswer({ kind: 'unknown', reason: 'unreadable-answer', detail }, asked);
  }
}

import { z } from 'zod';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);

/** The schema of a field: what it is to look like is said in its description. */
const FieldSchema = z.looseObject({ description: z.string().optional() });
const FieldsSchema = z.looseObject({ properties: z.record(z.string(), FieldSchema) });

/** A strict schema of an answer: fields of a header and of lines, translations, or judgements of goods. */
const AnswerSchema = z.looseObject({
  properties: z.looseObject({
    header: FieldsSchema.optional(),
    lines: z.looseObject({ items: FieldsSchema }).optional(),
    translations: z.looseObject({}).optional(),
    judgements: z.looseObject({}).optional(),
  }),
});
export type AnswerSchema = z.infer<typeof AnswerSchema>;

/** A question as clients of OpenAI's chat completions ask it, as far as a simulator must understand it. */
export const ChatRequest = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(Part)]) })).min(1),
  response_format: z.looseObject({
    type: z.literal('json_schema'),
    json_schema: z.looseObject({ name: z.string(), strict: z.literal(true), schema: AnswerSchema }),
  }),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

/** All text that the user's messages hold. */
export function textOf({ messages }: ChatRequest): string {
  return messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) =>
      typeof content === 'string' ? [content] : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
    )
    .join('\n');
}

export function schemaOf({ response_format }: ChatRequest): AnswerSchema {
  return response_format.json_schema.schema;
}

interface Said {
  readonly content: string | null;
  readonly refusal?: string | null;
  readonly finishReason?: 'stop' | 'length' | 'content_filter';
}

/** An answer in the shape of a chat completion. Tokens are counted as a fourth of the letters. */
export function completionOf(request: ChatRequest, { content, refusal = null, finishReason = 'stop' }: Said): object {
  const tokens = (letters: number) => Math.ceil(letters / 4);
  const [asked, said] = [tokens(JSON.stringify(request.messages).length), tokens((content ?? refusal ?? '').length)];
  return {
    id: 'chatcmpl-simulated',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [{ index: 0, finish_reason: finishReason, logprobs: null, message: { role: 'assistant', content, refusal } }],
    usage: { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said },
  };
}

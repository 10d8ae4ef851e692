import { answerQuestions, finaliseDeclaration, LODGEMENT_CALLS, preLodge } from '@tallyport/contracts/lodgement/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RiskyValue } from '@tallyport/domain/declaration/riskiest-values';
import { useQueryClient } from '@tanstack/react-query';
import { problemText } from '../../i18n/problem-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { queryKeys } from '../../lib/query-keys.js';
import { useCommand } from '../../lib/use-command.js';
import { toast } from '../ui/toast.js';
import { lodgedKindOf } from './lodged-kind.js';
import type { LodgementStep } from './next-steps.js';

export interface SignedStep {
  readonly step: LodgementStep;
  /** What the signer looked at, one by one. */
  readonly confirmed: readonly Pick<RiskyValue, 'line_id' | 'field' | 'shown'>[];
  readonly reason: string;
}

export interface QuestionAnswers {
  readonly answers: readonly { readonly question_id: string; readonly answer: string; readonly reason: string | null }[];
}

/** What a broker can do with a declaration or cargo report and customs. Each answers the lodgement as it stands afterwards. */
export function useLodgementCommands(signed: ShippingRecord, onDone: () => void) {
  const { id: record, work_order_id: id, stream_position } = signed;
  const { org } = useDesk();
  const cache = useQueryClient();
  const at = { o: org.id, id, record };
  const calls = LODGEMENT_CALLS[lodgedKindOf(signed)];
  const settled = {
    onSuccess: () => {
      onDone();
      return cache.invalidateQueries({ queryKey: queryKeys.job(org.id, id) });
    },
    onError: (error: Error) => toast.error(problemText(error)),
  };
  const sign = useCommand(({ step, confirmed, reason }: SignedStep, idempotencyKey) => {
    const values = confirmed.map(({ line_id, field, shown }) => ({ line_id, field, value: shown.value }));
    const signing = { stream_position, confirmed: values };
    switch (step) {
      case 'pre-lodge':
        return call(preLodge, { ...at, body: signing }, { idempotencyKey });
      case 'lodge':
        return call(calls.lodge, { ...at, body: signing }, { idempotencyKey });
      case 'amend':
        return call(calls.amend, { ...at, body: { ...signing, reason } }, { idempotencyKey });
      case 'withdraw':
        return call(calls.withdraw, { ...at, body: { reason } }, { idempotencyKey });
      case 'edited-outside':
        return call(calls.editedOutside, { ...at, body: { reason } }, { idempotencyKey });
      case 'finalise':
        return call(finaliseDeclaration, { ...at, body: {} }, { idempotencyKey });
    }
  }, settled);
  const answer = useCommand(
    ({ answers }: QuestionAnswers, idempotencyKey) => call(answerQuestions, { ...at, body: { answers: [...answers] } }, { idempotencyKey }),
    settled,
  );
  return { sign, answer };
}

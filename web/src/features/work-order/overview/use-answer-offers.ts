import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { answerOffers, type JobOffer } from '@tallyport/contracts/work-order/offers-http';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { workOrderQueries } from '../api/queries.js';
import { offersQuery } from './offer-queries.js';

type Named = Pick<JobOffer, 'field' | 'value'>;
type Answer = 'accept' | 'dismiss';

/** What was answered last: what an undo takes back. */
interface Answered {
  readonly answer: Answer;
  readonly offers: readonly Named[];
}

/** Answers what the papers of a job offer, and takes the last answer back. */
export function useAnswerOffers({ id }: WorkOrder) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [last, setLast] = useState<Answered | null>(null);
  const command = useCommand(
    (body: Partial<Record<Answer | 'reopen', Named[]>>, idempotencyKey) => call(answerOffers, { o: org.id, id, body }, { idempotencyKey }),
    {
      onSuccess: (written) => {
        cache.setQueryData(offersQuery(org.id, id).queryKey, written);
        void cache.invalidateQueries({ queryKey: workOrderQueries.detail(org.id, id).queryKey });
        void cache.invalidateQueries({ queryKey: queryKeys.jobLists(org.id) });
      },
      onError: (error) => {
        setLast(null);
        toast.error(problemText(error));
        void cache.invalidateQueries({ queryKey: offersQuery(org.id, id).queryKey });
      },
    },
  );

  return {
    last,
    say: (answer: Answer, offers: readonly JobOffer[]) => {
      const named = offers.map(({ field, value }) => ({ field, value }));
      setLast({ answer, offers: named });
      command.mutate({ [answer]: named });
    },
    undo: () => {
      if (last === null) return;
      setLast(null);
      command.mutate({ reopen: [...last.offers] });
    },
  };
}

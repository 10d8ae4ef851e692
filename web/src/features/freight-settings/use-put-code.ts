import {
  type FreightCode,
  type PartyFreightCode,
  putFreightCode,
  putPartyFreightCode,
} from '@tallyport/contracts/freight-export/mapping-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { HttpError } from '../../lib/api/http-error.js';
import { useDesk } from '../../lib/desk.js';
import { useCommand } from '../../lib/use-command.js';
import { freightQueries } from './queries.js';

/** Says what became of a code, in the same words for parties, units and documents. */
function useWords() {
  const t = useText();
  return {
    kept: (ours: string, theirs: string | null) =>
      toast.plain(theirs === null ? t('freightSettings.codeTakenBack', { ours }) : t('freightSettings.codeKept', { ours, theirs })),
    failed: (error: Error) =>
      toast.error(error instanceof HttpError && error.status === 400 ? t('freightSettings.errors.theirCode') : problemText(error)),
  };
}

/** Says which organisation of a freight system a party is. */
export function usePutPartyCode(id: string) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const { kept, failed } = useWords();
  return useCommand<PartyFreightCode, { readonly party: string; readonly code: string | null }>(
    (body, idempotencyKey) => call(putPartyFreightCode, { o: org.id, id, body }, { idempotencyKey }),
    {
      onSuccess: ({ party, code }) => kept(party.name, code),
      onError: failed,
      onSettled: () => cache.invalidateQueries({ queryKey: freightQueries.allParties(org.id, id) }),
    },
  );
}

/** Says how a freight system spells a code of ours. */
export function usePutCode(id: string) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const { kept, failed } = useWords();
  return useCommand<FreightCode, FreightCode>((body, idempotencyKey) => call(putFreightCode, { o: org.id, id, body }, { idempotencyKey }), {
    onSuccess: ({ ours, theirs }) => kept(ours, theirs),
    onError: failed,
    onSettled: () => cache.invalidateQueries({ queryKey: freightQueries.codes(org.id, id).queryKey }),
  });
}

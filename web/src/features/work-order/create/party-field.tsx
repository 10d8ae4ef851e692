import { createParty } from '@tallyport/contracts/crm/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Combobox, type Option } from '../../../components/ui/combobox.js';
import { toast } from '../../../components/ui/toast.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import { call } from '../../../lib/api/call.js';
import { useDesk } from '../../../lib/desk.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { useCommand } from '../../../lib/use-command.js';
import { partyQuery } from './party-query.js';

interface PartyFieldProps {
  readonly label: string;
  readonly chosen: Option | null;
  readonly onChoose: (party: Option | null) => void;
  readonly focused?: boolean;
  /** The focus left the field, or Esc was pressed. */
  readonly onLeave?: () => void;
}

/** A party of the organisation: found by a part of its name, or created in place. */
export function PartyField({ label, chosen, onChoose, focused = false, onLeave }: PartyFieldProps) {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const [term, setTerm] = useState('');
  const { data } = useQuery(partyQuery(org.id, useDeferredValue(term.trim())));
  const create = useCommand((name: string, idempotencyKey) => call(createParty, { o: org.id, body: { name } }, { idempotencyKey }), {
    onSuccess: ({ id, name }) => {
      onChoose({ id, text: name });
      setTerm('');
      void cache.invalidateQueries({ queryKey: [...queryKeys.org(org.id), 'parties'] });
    },
    onError: (error, name) => toast.error(problemText(error), { title: t('workOrder.partyFailed', { name }) }),
  });

  return (
    <Combobox
      label={label}
      focused={focused}
      {...(onLeave && { onLeave })}
      chosen={chosen}
      term={term}
      options={data?.results.map(({ id, name, city }) => ({ id, text: name, detail: city })) ?? null}
      onTerm={setTerm}
      onChoose={onChoose}
      onCreate={(name) => create.mutate(name)}
      {...(create.isPending && { hint: t('common.saving') })}
    />
  );
}

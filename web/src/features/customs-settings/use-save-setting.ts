import type { GroupingKey } from '@tallyport/contracts/declaration/grouping-key';
import { putOrgSetting } from '@tallyport/contracts/organisation/org-setting-http';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { orgSettingQuery } from '../../lib/org-setting-query.js';
import { useCommand } from '../../lib/use-command.js';
import type { LodgingSetting } from './lodging-form.js';

/** Settings as they are sent: without a grouping key the one before stays. */
export type SentSetting = LodgingSetting & { readonly grouping_key?: GroupingKey };

interface Change {
  readonly previous: SentSetting;
  readonly next: SentSetting;
}

/** Saves what was filled in, and offers what was there before. */
export function useSaveSetting() {
  const t = useText();
  const { org } = useDesk();
  const cache = useQueryClient();
  const save = useCommand(({ next }: Change, idempotencyKey) => call(putOrgSetting, { o: org.id, body: next }, { idempotencyKey }), {
    onSuccess: (setting, { previous, next }) => {
      cache.setQueryData(orgSettingQuery(org.id).queryKey, setting);
      toast.done('save', t('customsSettings.saved'), {
        action: { label: t('customsSettings.undo'), onClick: () => save.mutate({ previous: next, next: previous }) },
      });
    },
    onError: (error) => toast.failed('save', problemText(error)),
  });
  return save;
}

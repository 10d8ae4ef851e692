import type { DispatchRole } from '@tallyport/contracts/organisation/roles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { nameOf } from '../../components/trade/person.js';
import type { PaletteCommand } from '../../components/ui/command-palette.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { staffQuery } from '../../lib/staff-query.js';

/** Everybody who works on jobs here: each leads to the list of theirs. */
export function usePeopleCommands(): readonly PaletteCommand[] {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const [compilers, brokers] = [useQuery(staffQuery(org.id, 'compiler')), useQuery(staffQuery(org.id, 'broker'))];
  const commandsOf = (role: DispatchRole, { data }: typeof compilers) =>
    (data?.results ?? []).map((person) => ({
      id: `${role} ${person.id}`,
      label: nameOf(person),
      detail: t(`account.role.${role}`),
      run: () => void navigate(`/organization/${org.id}/jobs?${role}=${person.id}`),
    }));
  return [...commandsOf('compiler', compilers), ...commandsOf('broker', brokers)];
}

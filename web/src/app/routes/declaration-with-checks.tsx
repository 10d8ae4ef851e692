import type { ComponentProps } from 'react';
import { DeclarationTab } from '../../features/declaration/declaration-tab.js';
import { FailingChecksList } from '../../features/work-order/overview/failing-checks-list.js';

/** The declaration of a job, with what the rules say of it and its papers. */
export function DeclarationWithChecks(props: Omit<ComponentProps<typeof DeclarationTab>, 'Checks'>) {
  return <DeclarationTab {...props} Checks={FailingChecksList} />;
}

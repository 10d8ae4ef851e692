import type { ReactNode } from 'react';
import { goToTariff, type TariffAddress, tariffHref } from './use-address.js';
import { STEP } from './use-step-keys.js';

interface TariffLinkProps extends TariffAddress {
  readonly className?: string;
  readonly title?: string;
  /** Whether the arrows stop at it. */
  readonly isStep?: boolean;
  readonly children: ReactNode;
}

/** A place in the tariff: a click stays on the page, any other way of opening it works as for every link. */
export function TariffLink({ q, code, className, title, isStep = false, children }: TariffLinkProps) {
  const address = { q, code };
  return (
    <a
      href={tariffHref(address)}
      className={className}
      title={title}
      {...(isStep ? STEP : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        goToTariff(address);
      }}
    >
      {children}
    </a>
  );
}

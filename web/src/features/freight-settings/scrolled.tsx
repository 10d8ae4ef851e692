import type { ReactNode } from 'react';

/** A part that scrolls by itself, as wide as is read well. */
export function Scrolled({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <div className="w-full max-w-[760px] px-5 pt-5">{children}</div>
    </div>
  );
}

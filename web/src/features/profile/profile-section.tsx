import { type ReactNode, useId } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A part of the profile: what it is on the left, its fields on the right. */
export function ProfileSection({ title, note, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-x-5 gap-y-2 border-t border-line py-5 sm:grid-cols-[220px_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {note !== undefined && <p className="pt-1 text-caption text-ink-3">{note}</p>}
      </div>
      <div className="flex min-w-0 flex-col">{children}</div>
    </section>
  );
}

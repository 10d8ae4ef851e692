import { Tally } from '../../components/ui/tally.js';
import { useText } from '../../i18n/use-text.js';

/** A link that leads nowhere any more, and what to do. */
export function RefusedLink({ sentence }: { sentence: string }) {
  const t = useText();
  return (
    <main className="grid h-full place-items-center bg-surface px-5 py-7">
      <div className="flex w-80 flex-col items-start">
        <Tally className="size-8" />
        <h1 className="mt-4 text-title">{sentence}</h1>
        <p className="pb-4 text-ink-2">{t('account.askForAnother')}</p>
        <a href="/login" className="text-accent hover:underline">
          {t('account.toSignIn')}
        </a>
      </div>
    </main>
  );
}

import { Check, Copy } from 'lucide-react';
import { useText } from '../../i18n/use-text.js';
import { Button, IconButton } from './button.js';
import { toast } from './toast.js';
import { useCopy } from './use-copy.js';

interface CopyButtonProps {
  readonly text: string;
  /** The browser lets nobody copy: the person copies by hand. */
  readonly onRefused: () => void;
}

/** Copies a text and says for two seconds that it did. */
export function CopyButton({ text, onRefused }: CopyButtonProps) {
  const t = useText();
  const { copied, copy } = useCopy(text, onRefused);
  return (
    <Button className="min-w-[72px]" onClick={copy}>
      <span aria-live="polite">{t(copied ? 'common.copied' : 'common.copy')}</span>
    </Button>
  );
}

/** The same beside a code that stands in a line: a picture. Where the browser lets nobody copy, the code stands in a toast to be copied by hand. */
export function CopyCode({ text }: { text: string }) {
  const t = useText();
  const { copied, copy } = useCopy(text, () => toast.info(t('common.copyFromHere'), { title: text }));
  return (
    <>
      <IconButton
        icon={copied ? Check : Copy}
        size="small"
        label={t('common.copyNamed', { text })}
        tip={t(copied ? 'common.copied' : 'common.copy')}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {copied && t('common.copied')}
      </span>
    </>
  );
}

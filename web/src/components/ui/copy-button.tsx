import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Button } from './button.js';

const COPIED_MS = 2_000;

/** Copies a text; says "Copied" for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <Button size="small" icon={copied ? Check : Copy} onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
      {copied ? t('common.copied') : t('common.copy')}
    </Button>
  );
}

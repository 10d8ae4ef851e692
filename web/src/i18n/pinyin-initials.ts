import { useEffect, useState } from 'react';
import { useLanguage } from './use-language.js';

type Initials = (text: string) => string;

const none: Initials = () => '';

/** The first letters of the pinyin of what is Chinese in a text: 新建货件 is xjhj. What is not Chinese has none. */
async function loadInitials(): Promise<Initials> {
  const { pinyin } = await import('pinyin-pro');
  return (text) => pinyin(text, { pattern: 'first', toneType: 'none', nonZh: 'removed', separator: '' });
}

/** The initials by which labels are found too. Their table is large, and only comes where Chinese is spoken. */
export function usePinyinInitials(): Initials {
  const isChinese = useLanguage() === 'zh';
  const [initials, setInitials] = useState<{ readonly of: Initials } | null>(null);
  useEffect(() => {
    if (!isChinese) return;
    let isGone = false;
    void loadInitials().then((of) => {
      if (!isGone) setInitials({ of });
    });
    return () => {
      isGone = true;
    };
  }, [isChinese]);
  return isChinese ? (initials?.of ?? none) : none;
}

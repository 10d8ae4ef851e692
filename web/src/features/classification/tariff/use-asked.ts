import { typedTariffCode } from '@tallyport/contracts/classification/typed-code';
import { useTariffAddress } from './use-address.js';

/** What the address asks for: goods in words, a code by its digits, or both; each empty where it is not asked for. */
interface Asked {
  readonly words: string;
  readonly code: string;
}

/** A code that stands where words are expected is a code, and the other way round: addresses are written by people too. */
export function useAsked(): Asked {
  const { q, code } = useTariffAddress();
  const typed = [typedTariffCode(q), typedTariffCode(code)];
  const [ofWords, ofCode] = typed;
  if (code !== '' && ofCode === null) return { words: code, code: '' };
  return { words: ofWords === null ? q : '', code: ofCode ?? ofWords ?? '' };
}

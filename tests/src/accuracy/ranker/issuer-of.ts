import { ISSUERS } from '../real/issuers.js';
import { readEinvoiceLayouts } from '../real/paper-groups.js';

/** Tells whose form a paper is: of real papers by their table, else by the first word of the name, as of imaginary issuers; of generated ones the family of looks. */
export async function issuerReader(samples: string): Promise<(set: string, name: string) => string> {
  const layouts = await readEinvoiceLayouts(samples);
  return (set, name) => {
    const file = name.split('/').at(-1) ?? name;
    if (set === 'specimens') return file.split(/[-.]/u).find((word) => word.length > 1) ?? file;
    if (set !== 'samples' && set !== 'opened') return file.split('-')[1] ?? file;
    return ISSUERS[name] ?? layouts.get(name) ?? file.split(/[-.]/u)[0] ?? file;
  };
}

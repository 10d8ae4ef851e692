const HAN = /^\p{Script=Han}+$/u;

/** Given and family name as people write them: in Han characters the family name stands first, with no space between. */
export function personName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }): string {
  const [given, family] = [first_name.trim(), last_name.trim()];
  return HAN.test(given) && HAN.test(family) ? family + given : `${given} ${family}`.trim();
}

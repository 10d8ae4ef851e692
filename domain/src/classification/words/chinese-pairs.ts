/** Answers a run of Chinese characters as its pairs, for Chinese has no spaces: 烘焙咖啡 is 烘焙, 焙咖, 咖啡. */
export function chinesePairs(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((second, at) => `${characters[at] ?? ''}${second}`);
}

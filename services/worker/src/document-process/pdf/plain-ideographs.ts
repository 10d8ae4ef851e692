/** Radicals that stand for a letter of their own, behind each the letter. Fonts name them instead of it, for both look alike. */
const RADICALS = new Map(
  '⺁厂⺄乙⺅亻⺆冂⺇几⺈刀⺉刂⺊卜⺒巳⺓幺⺖忄⺘扌⺙攵⺜日⺝月⺟母⺠民⺡氵⺢氺⺣灬⺧牛⺨犭⺩王⺪疋⺫目⺬示⺭礻⺮竹⺯糹⺰纟⺶羊⺻聿⺼肉⺽臼⺾艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻏阝⻐钅⻑長⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻳龟'
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);

/** The text with letters where it has radicals: printers of web pages write `⻘岛` and `⽇期` for what everybody reads as `青岛` and `日期`. */
export function plainIdeographs(text: string): string {
  return text.replace(/[\u2e80-\u2fd5]/gu, (radical) => RADICALS.get(radical) ?? radical.normalize('NFKC'));
}

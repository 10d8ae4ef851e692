import { OPS, type PDFPageProxy } from './pdf-library.js';
import type { FontFacts } from './text-state.js';

/** The fonts of a page; pdfjs hands them over after the list of operators. */
export async function fontsOf(page: PDFPageProxy, operators: readonly number[], args: readonly unknown[]): Promise<Map<string, FontFacts>> {
  const names = new Set<string>();
  operators.forEach((operator, index) => {
    if (operator === OPS.setFont) names.add(String((args[index] as unknown[])[0]));
  });
  const fonts = await Promise.all(
    [...names].map(
      (name) =>
        new Promise<[string, FontFacts]>((resolve) => {
          page.commonObjs.get(name, (font: FontFacts | null) => resolve([name, font ?? {}]));
        }),
    ),
  );
  return new Map(fonts);
}

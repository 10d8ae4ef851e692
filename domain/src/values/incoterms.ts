/** The terms of delivery, today's and those still seen, each with the term of today. */
// biome-ignore format: a table reads best in rows
const TERMS: Record<string, string> = {
  EXW: 'EXW', FCA: 'FCA', FAS: 'FAS', FOB: 'FOB', CFR: 'CFR', CIF: 'CIF', CPT: 'CPT', CIP: 'CIP', DAP: 'DAP', DPU: 'DPU', DDP: 'DDP',
  DAT: 'DPU', DDU: 'DAP', 'C&F': 'CFR', CNF: 'CFR', CANDF: 'CFR',
};

const TERM =
  /(?<![\p{L}\d])(EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP|DAT|DDU|C\s?&\s?F|CNF|F\.O\.B\.?|C\.I\.F\.?|EX[- ]WORKS)(?![\p{L}\d])/gu;

/** The terms of delivery that a text names, in upper case letters, as today's terms and without repeats. */
export function incotermsIn(text: string): string[] {
  const found = [...text.matchAll(TERM)].map(([, term = '']) => {
    const plain = term.replace(/[.\s]/g, '').replace(/^EX-?WORKS$/, 'EXW');
    return TERMS[plain] ?? plain;
  });
  return [...new Set(found)];
}

/** Words for a total alone, in any language. */
export const TOTAL_WORDS = String.raw`
  totals?
  totaal
  totale
  totali
  totaux
  totalt
  totalen
  summe
  gesamt
  suma
  razem
  celkem
  spolu
  toplam
  jumlah
  ukupno
  összesen
  yhteensä
  i alt
  sammanlagt
  tổng(?:\s?cộng)?
  合\s?计
  合\s?計
  总\s?计
  總\s?計
  합\s?계
`;

/** Whether it is that of all. */
export const OF_ALL_WORDS = String.raw`
  grand
  general
  generale
  général
  genel
  geral
  gross
`;

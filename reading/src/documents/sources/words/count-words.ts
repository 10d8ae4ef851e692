/** One, two, three … in the languages of trade, those of one number together; articles count nothing. */
export const COUNT_WORDS: readonly string[] = [
  'one single jeden jedna',
  'two zwei deux dos due twee dois duas två två to dwa dwie',
  'three drei trois tres tre drie três trzy',
  'four vier quatre cuatro quattro quatro fyra cztery',
  'five fünf cinq cinco cinque vijf fem pięć',
  'six sechs seis sei zes sex sześć',
  'seven sieben sept siete sette zeven sete sju siedem',
  'eight acht huit ocho otto oito åtta osiem',
  'nine neun neuf nueve nove negen nio dziewięć',
  'ten zehn dix diez dieci tien dez tio dziesięć',
  'eleven elf onze once undici elva jedenaście',
  'twelve zwölf douze doce dodici twaalf doze tolv dwanaście',
];

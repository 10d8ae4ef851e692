/** What a paper says that holds without a signature. */
export const UNSIGNED_WORDS = String.raw`
  without (?:a |any |further )?(?:hand ?written |manual )?sign(?:ature|ing)
  (?:needs?|requires?|requiring|bears?) no (?:hand ?written )?signature
  (?:does|do) not (?:need|require|bear|carry) (?:a |any )?(?:hand ?written )?signature
  no (?:hand ?written )?signature (?:is |are )?(?:needed|required|necessary)
  signature (?:is )?not (?:needed|required|necessary)
  (?:auch )?ohne (?:eigenhändige )?unterschrift
  (?:trägt|bedarf|benötigt|erfordert) keine[r]? unterschrift
  nicht unterschrieben
  valable sans signature
  sans signature
  senza firma
  non richiede (?:la )?firma
  sin (?:necesidad de )?firma
  no requiere firma
  sem (?:necessidade de )?assinatura
  não (?:requer|necessita de) assinatura
  zonder handtekening
  zonder ondertekening
  uden underskrift
  utan underskrift
  uten underskrift
  ilman allekirjoitusta
  bez (?:konieczności )?podpisu
  nie wymaga podpisu
  (?:ıslak )?imza gerektirmez
  imzasız
  無署名
  署名不要
  无需签
  無需簽
`;

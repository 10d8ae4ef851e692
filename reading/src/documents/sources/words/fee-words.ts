/** Fees that the law asks for beside goods, which are none: for taking back and recycling what is sold. */
export const FEE_WORDS = String.raw`
  (?:dont |davon |waarvan |di cui )?[ée]co[- ]?(?:contribution|participation|part|tax[ae]?)
  auvibel
  bebat
  contributo (?:conai|raee)
  deee
  ecotasa
  environment(?:al)? (?:fee|levy)
  milj[oöø]\s?(?:gebyr|avgift|afgift)
  raee
  recupel
  recycling (?:fee|levy)
  verwijderingsbijdrage
  weee
`;

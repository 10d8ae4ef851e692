/** That whoever ships pays the freight, as boxes to tick say it. */
export const PREPAID_WORDS = String.raw`
  frachtfrei
  flete pagado
  franco
  frete pago
  port pay[ée]
  porto franco
  pagado
  pre-?paid
  prepagado
`;

/** That whoever receives pays it. */
export const COLLECT_WORDS = String.raw`
  collect
  flete por cobrar
  frete a pagar
  por cobrar
  port d[ûu]
  porto assegnato
  unfrei
`;

/** That somebody else does. */
export const OTHER_PAYERS = String.raw`
  3rd party
  bill third party
  third party
  tierce partie
  tercero
`;

/** Who drives a truck and signs for its load. */
export const DRIVERS = String.raw`
  autista
  chauffeur
  chofer
  conducente
  conductor
  conducteur
  driver
  fahrer
  kierowca
  motorista
  operador
  receiver
  receiving clerk
  řidič
  sjåfør
  şoför
  trucker
  förare
`;

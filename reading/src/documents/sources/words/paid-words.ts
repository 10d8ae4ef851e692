/** What the line of a sum is called that was paid before. */
export const PAID_WORDS = String.raw`
  a conto
  acompte
  acconto
  a cuenta
  adiantamento
  advance
  anticip
  anzahlung
  aanbetaling
  avans
  amount paid
  betaald
  bezahlt
  deposit
  down\s?payment
  förskott
  forskud
  forskudd
  forudbetal
  forhåndsbetal
  gezahlt
  kapora
  már fizetve
  paid
  payment(?! terms)
  pagado
  pagato
  pago
  pelunasan
  platit
  prepaid
  prepay
  predplat
  přijat
  uang muka
  uhrazeno
  inbetal
  indbetal
  innbetal
  versé
  vooruitbetal
  vorauszahlung
  zaliczk
  zálohy?
  zapłacono
  ödenen
  đã thanh toán
  预付
  已付
  前受金
  入金
  선수금
`;
/** And what the line is called that is left to pay. */
export const LEFT_WORDS = String.raw`
  a pagar
  da pagare
  à payer
  amount due
  att betala
  balance
  do zapłaty
  due
  fälliger
  fizetendő
  k úhradě
  left to pay
  noch zu zahlen
  offener
  ödenecek
  open amount
  outstanding
  payable
  reste
  restbetrag
  restant
  saldo
  še za plačilo
  solde
  te betalen
  til betaling
  to pay
  total plata
  zahlbetrag
  zu zahlen
  zahlbar
  còn lại
  应付
  差引
  ご請求
  잔액
`;

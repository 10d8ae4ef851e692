/** How the slip at the foot of an invoice is headed that goes back with the money. */
export const PAYMENT_SLIPS = String.raw`
  payment (?:advice|coupon|slip|stub|voucher)
  remittance(?:\s(?:advice|slip|stub|form|coupon))?
  return (?:slip|stub|with (?:your )?payment)
  tear[- ]?off slip
  (?:coupon|talon|bulletin|bordereau) (?:de )?(?:paiement|règlement|versement|réponse)
  zahl(?:schein|ungsavis|ungsbeleg|ungsabschnitt|teil)
  überweisungs(?:träger|schein|beleg)
  empfangsschein
  betaal(?:strook|advies|bewijs)
  tal[oó]n de pago
  cup[oó]n de pago
  aviso de pago
  cedola di pagamento
  bollettino di pagamento
  (?:in|ind)betalnings(?:kort|avi)
  tilisiirto
`;

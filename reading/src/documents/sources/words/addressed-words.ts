/** Labels that only say to whom a paper goes. */
export const ADDRESSED_TO = String.raw`
  to
  messrs
  m\/s
  attn
  attention
  an
  à
  para
  per
  aan
  til
  till
  do
  sayın
  kepada(?:\s(?:yth|yang terhormat))?
  kính gửi
  kính g\p{L}*
  수신
  致
  宛先
`;

/** Labels that only say from whom. */
export const SENT_FROM = String.raw`
  from
  von
  de
  da
  van
  fra
  från
  od
  dari
  발신
  差出人
`;

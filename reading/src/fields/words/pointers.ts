/** How a box says that its party is told elsewhere on the paper. */
export const POINTERS = String.raw`
  (?:please\s+)?(?:see|refer to)\s+(?:above|attached|below|box|the|table|list|line|overleaf|reverse|item)
  (?:the\s+)?same\s+as\s
  as\s+(?:above|below|per\s+(?:attached|list|above))
  siehe\s+(?:oben|unten|anlage|liste)
  ver\s+(?:anexo|lista|abajo)
  vedi\s+(?:sopra|sotto|allegato)
  voir\s+(?:ci-|annexe|liste|tableau)
  véase\s
  wie\s+oben
  zie\s+(?:boven|onder|bijlage)
`;

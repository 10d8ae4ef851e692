/** What signatories of trade papers are in their companies. */
export const POSITIONS = `
  agent
  ceo
  cfo
  chief
  clerk
  coo
  director
  engineer
  executive
  export
  gm
  head
  inspector
  manager
  md
  officer
  owner
  partner
  president
  qa
  representative
  sales
  secretary
  supervisor
`;

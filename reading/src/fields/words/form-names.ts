/** How forms call the name of a party beside the words of `party-fields.ts`, in the official languages of electronic invoices. */
export const FORM_NAMES = String.raw`
  adı?\s?soyadı\s?/\s?unvan[ıi]?
  apellidos y nombres?,? denominaci[oó]n o raz[oó]n social
  apellidos y nombres? o raz[oó]n social
  (?:company|corporate|legal|business|registered|party|full|trade|trading)(?:'s)? (?:registered )?name
  cég\s?neve?
  denominaç[aã]o(?: social)?
  denominación
  denominación social
  denumire(?:a)?(?: firmei)?
  firmanavn
  handelsnaam
  imię i nazwisko lub nazwa
  ime
  legal name
  naziv
  name der firma
  name des unternehmens
  namn
  navn
  nazwa
  nazwa firmy
  názov
  név
  název
  nimi
  nom ou raison sociale
  nombres? o raz[oó]n social
  nombre y apellidos / raz[oó]n social
  nome\s?/\s?raz[aã]o social
  nome / denominazione
  nume(?:le)?
  nume firm[aă]
  obchodní (?:firma|název)
  obchodné meno
  organisation
  pełna nazwa
  raz[oó]n social / nombres? y apellidos
  toiminimi
  unternehmen
  t[eê]n (?:đơn vị|công ty|cơ sở)
  [uü]nvan[ıi]?
  virksomhed(?:snavn)?
  επωνυμία
  najmenovanie
  nosaukums
  pavadinimas
  nimetus
  найменування
  όνομα
  наименование
  име
  الاسم
  اسم
  名称
  名稱
  名前
  会社名
  상호
  법인명
  상호\s?\(법인명\)
`;

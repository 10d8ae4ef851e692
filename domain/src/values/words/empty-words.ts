/** What forms and those who fill them in say where nothing is told: no value, one that is not told, and a hint what to write. */
export const EMPTY_WORDS = `
  n\\.?\\s?\\/?\\s?a\\.?
  n\\s?\\/\\s?a(?:\\s+(?:as|at|for|in|on|to)\\b.*|\\s*[-–(:;,].*)
  (?:blank|nil|none|null|unknown)
  not (?:applicable|available|given|known|required|stated)
  to be (?:advised|announced|confirmed|determined|named|nominated)
  tba
  tbc
  tbd
  #+
  x{3,}
  (?:strictly )?confidential
  available (?:to (?:the )?(?:competent )?(?:customs|authorit(?:y|ies))(?: authorit(?:y|ies))? )?(?:up)?on request.*
  (?:please )?(?:click|tap|press)(?: or (?:click|tap))?(?: here)?(?: (?:to|and))? ?(?:add|choose|edit|enter|fill|insert|select|type).*
  (?:please )?(?:choose|pick|select) (?:a|an|one|from)\\b.*
  (?:please )?(?:enter|insert|type|write)(?: (?:a|an|any|the|your))? (?:address|amount|country|data|date|description|details|name|number|text|value)(?:\\b.*)?
  (?:enter|insert|type|write) (?:\\w+ )?here
  your (?:address|city|company|country|logo|name|text)(?: \\w+){0,2}(?: here)?
  (?:leave|left) blank.*
  cliquez .*
  (?:veuillez|prière de) (?:choisir|entrer|indiquer|saisir|sélectionner).*
  (?:klicken|tippen) sie .*
  (?:bitte )?(?:auswählen|eingeben|hier eingeben|text eingeben)
  haga clic .*
  (?:elija|escriba|introduzca|seleccione) .*
  clique (?:aqui|ou toque) .*
  (?:fare|fai) clic .*
  klik (?:hier|her|of tik) .*
  (?:entfällt|keine angabe|ohne|unbekannt)
  (?:inconnu|néant|non applicable|sans objet|s\\.o\\.)
  (?:desconocido|ninguno|no aplica|no procede)
  (?:desconhecido|nenhum|não aplicável)
  (?:nessuno|non applicabile|sconosciuto)
  (?:geen|niet van toepassing|n\\.v\\.t\\.)
  (?:nie dotyczy|brak)
  无
  不详
  保密
  なし
  该当なし
  該当なし
  해당없음
`;

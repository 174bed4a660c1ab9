import { pattern } from '../words/lines.ts'

export const MINUTES = /^(?:minutes?|mins?|min|(?:[a-z]{2,8})?(?:minuten|minutten?)|minutos?|minute)$/
export const HOURS = /^(?:hours?|heures?|stunden?|stonn|stonnen|horas?|h)$/
export const MODES: readonly { mode: 'transit' | 'bike' | 'walk' | 'car'; pattern: RegExp }[] = [
  {
    mode: 'transit',
    pattern: pattern(String.raw`
          \b(?:train|trains|tram|bus|busse|busses|public|transit|cfl|rail|commun|transports?|transportes?|zug|bahn|offis|offentlichen|zuch|zugfahrt
          comboio|eletrico|autocarro|effentlechen|(?:bus|zug|bahn|tram|zuch)minut\w+)\b
        `),
  },
  {
    mode: 'bike',
    pattern:
      /\b(?:bike|bicycle|cycling|cycle|velo|fahrrad|rad|velos?|biken|bicicleta|pedalar|(?:fahr)?radminut\w+|velosminut\w+)\b/,
  },
  { mode: 'walk', pattern: /\b(?:walk|walking|walkable|foot|pied|marche|fuss|zu fuss|fouss|gehminuten|pe|caminhar)\b/ },
  {
    mode: 'car',
    pattern: /\b(?:car|cars|drive|drives|driving|voiture|auto|autofahrt|fahrt|fueren|carro|autominut\w+)\b/,
  },
]
/** Words, beside those that say nothing, that may stand between the minutes and the place. */
export const BETWEEN = pattern(String.raw`
      ^(?:bis|jusqu|ate|vers|auf|via|mam|rail|railway|offis|offentlichen|offentliche|effentlechen|effentlecher|verkehrsmitteln|verkehr|nahverkehr
      transportes|publicos|maximal|max|maxi|allerhochstens|hechstens|maximum|tops|hochstens|hechstens|moins|weniger|train|tram|bus|car|bike|cycle
      cycling|bicycle|foot|walking
      public|transport|transports|transit|commun|commute|drive|driving|ride|jusqu|weg|trajet|trajeto|mam|zuch|zugfahrt|comboio|carro|autocarro
      eletrico|bicicleta|velo|voiture|fahrt|fahrzeit|pendeln|zug|bahn|auto|autofahrt|rad|fahrrad|fuss|fouss|offices?|job|bureau|boulot|travail|arbeit
      arbeitsplatz|buro|trabalho|aarbecht|schaff|plateau|downtown|central|hospital|klinik|clinique|spidol|gare|bahnhof|hauptbahnhof|station|estacao
      uni|universite|universitat|campus|lux|grand|petites?|bonne|gutt|knapp|porte|door|from|depuis)$
    `)
/** Work and study: the place that stands by them is where one goes every day, not where one wants to live. */
export const AT_WORK = pattern(String.raw`
      (?:^| )(?:work|works|working|start|starting|starts|joining|based|posted|job|jobs|(?:my|our|the|her|his) office|employed|employer|study|studies
      studying|commute|commutes|commuting|daily|every day|tous les jours|chaque jour|taglich|all dag|todos os dias|travaille|travaillons|commence
      debute|mute|travailler|boulot|(?:mon|notre|son) bureau|bosse|bossons|etudie|etudier|arbeite|arbeitet|anfange|beginne|fange|arbeiten|arbeitsplatz
      arbeit|(?:mein|meinem|unser|unserem) buro|studiert|studiere|pendle|pendeln|schaffe|ufanken|schafft|schaffen|schaffs|aarbecht|studeiert
      studeieren|trabalho|trabalha|trabalhamos|trabalhar|emprego|(?:meu|nosso) escritorio|estudo|estuda|estudar)(?: (?:nights?|days?|full|part|time|is
      are|as|an?|nurse|doctor|teacher|engineer|banker|both|in|at|for|near|on|the|ist|sind|est|sont|se|trouve|tous|deux|les|le|la|au|aux|a|dans|en|pour
      chez|du|de|d|l|beide|als|bei|im|in|am|auf|dem|der|den|an|zu|um|op|nach|to|vers|auf|no|para|bei|beim|beide|no|na|em|nos|ambos
      o))*(?: [a-z]{3,} (?:in|at|on|en|a|au|im|am|auf|zu|op|um|em|no|na)(?: (?:the|la|le|l|der))?)?$
    `)

/** Spans without a number of minutes. */
export const PART_HOURS: readonly { pattern: RegExp; minutes: number }[] = [
  {
    pattern: pattern(String.raw`
        ^(?:(?:a )?quarter of an hour|quarter hour|(?:einer )?viertelstunde
        (?:enger )?veierelstonn(?:chen)?|(?:un )?(?:petit |bon )?quart d heure|(?:um )?quarto de hora)\b
      `),
    minutes: 15,
  },
  {
    pattern:
      /^(?:(?:a )?half an hour|half hour|halb(?:e[nrs]?|stundig\w*) stunde|halbstunde|hal(?:le|lw|w)\w* stonn\w*|(?:petite |bonne )?demie? heure|meia hora)\b/,
    minutes: 30,
  },
  {
    pattern:
      /^(?:three quarters of an hour|dreiviertelstunde|drai veierelstonn|trois quarts d heure|tres quartos de hora)\b/,
    minutes: 45,
  },
  { pattern: /^(?:an hour|eine stunde|einer stunde|une heure|eng stonn|enger stonn|uma hora)\b/, minutes: 60 },
]

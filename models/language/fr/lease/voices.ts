import type { VoiceWords } from '../../words/lease/voice-words.ts'

export const voices = {
  one: String.raw`(?:[jJ]e|[jJ]['’]|[mM]e|[mM]oi)(?![\p{L}'’])|[jJ]['’](?=\p{L})`,
  several: `[nN]ous`,
  addressed: `[vV]ous`,
  she: 'elle',
  he: 'il',
  between: "ne |n'|lui |leur |y |en |me |m'|nous |les? |la |l'|bailleur ",
  acts: String.raw`
    pa[iy]e(?:ra)?|verse(?:ra)?|regle(?:ra)?|supporte(?:ra)?|assume(?:ra)?|prend(?:ra)? (?:en charge|a sa charge|soin)|rembourse(?:ra)?
    s'engage|s'oblige|s'occupe(?:ra)?|se charge(?:ra)?|s'abstient|s'interdit|s'en va|repare(?:ra)?|remplace(?:ra)?|entretien(?:t|dra)|repeint
    rend(?:ra)? (?:le|la|les|l')|restitue(?:ra)?|quitte(?:ra)?|part|partira|sort|previen(?:t|dra)|avise(?:ra)?|resilie(?:ra)?|met(?:tra)? fin
    donne(?:ra)? (?:conge|\w+ preavis)|renonce(?:ra)?|accepte(?:ra)?|autorise(?:ra)?|laisse(?:ra)?|remet(?:tra)?|confie(?:ra)?|souscri(?:t|ra)|tolere(?:ra)?
    fait (?:venir|reparer|remplacer|entretenir|repeindre|assurer)|veut|souhaite|habite|occupe
    (?:peut|pourra|doit|devra) (?!etre|y |augment|vari|exced|depass|parven|s'elev|serv|cour|(?:le )?rest)
  `,
  others: 'acquereur|acheteur|agence|syndic|juge|garant|caution|expert|huissier|colocataire|peintre|notaire',
  titleOfHer: String.raw`Madame|Mme\.?|Mademoiselle|Mlle\.?`,
  titleOfHim: String.raw`Monsieur|M\.`,
  titleAlone: 'Madame|Mademoiselle|Monsieur',
  landlord: 'bailleur',
  tenant: 'locataire',
} satisfies VoiceWords

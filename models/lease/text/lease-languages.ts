/** `lb` is Luxembourgish. */
const LEASE_LANGUAGES = ['fr', 'de', 'en', 'lb'] as const
export type LeaseLanguage = (typeof LEASE_LANGUAGES)[number]

const WORDS: Record<LeaseLanguage, string> = {
  fr: 'le la les des du et par pour sur est sont bailleur locataire loyer garantie preneur bail mois aux dans avec charges',
  de: 'der die das und mit ist wird vom zum zur nicht auf bei mieter vermieter miete kaution monat oder einer nebenkosten',
  en: 'the and of to is are with by landlord tenant rent deposit month lessor lessee lease for without charges shall',
  lb: 'den dem vum vun an ass gëtt mat fir op sinn dëst locataire proprietär loyer kautioun méint oder ouni chargen däerf net',
}
const SETS = LEASE_LANGUAGES.map((language) => ({ language, words: new Set(WORDS[language].split(' ')) }))
const WORD = /\p{L}+/gu
const SAMPLE = 60_000
const LEAST_SHARE = 0.22

/** The languages of a lease, the main one first; bilingual leases have two. */
export function leaseLanguages(text: string): LeaseLanguage[] {
  const counts = new Map<LeaseLanguage, number>()
  for (const word of text.slice(0, SAMPLE).toLowerCase().match(WORD) ?? [])
    for (const { language, words } of SETS) if (words.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
  const ranked = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  const most = ranked[0]?.[1] ?? 0
  const sum = ranked.reduce((total, [, count]) => total + count, 0)
  return ranked.filter(([, count]) => count >= most * 0.5 && count >= sum * LEAST_SHARE).map(([language]) => language)
}

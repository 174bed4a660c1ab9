import type { DepositWords } from '../../words/lease/deposit-words.ts'

export const deposit = {
  kept: String.raw`giv\w* [^.;]{0,40}back\b|(?:sees?|has|gets) [^.;]{0,30}again\b|stays? with|comes? back|retain|kept|keeps?|held|hold`,
  only: String.raw`\bonly\b|exclusiv|solely|\bjust\b(?! as)|\bmust\b`,
  notRefused: String.raw`(?:can|may|will|shall|must|is|are)(?: ?not|n't| never) (?:be )?(?:refus|declin|reject|turn)\w*|not (?:to )?(?:refuse|decline|reject)`,
  adds: String.raw`\bplus (?:one|a|another|an)\b|comes? on top|\bfurther\b|additional|\bextra\b|topped up|on top of|in addition to`,
  held: String.raw`guarant|deposit|security|\bbond\b|lodg\w+|letter of comfort|first demand|returned|get back|in cash`,
  firstRent: String.raw`first (?:month|rent)|fee\b|charges`,
  inThe: '(?:with)?in (?:the|a|one)',
  month: 'month',
  keysOrEnd: 'keys|depart|leav|(?:last|final) (?:accounts?|bills?)',
  openEnd: String.raw`
    new tenant (?:has been|is|was) found|when(?:ever)? (?:[\w']+ )?(?:sees? fit|likes?|pleases?)|at (?:his|her|its|their
    the landlord's) (?:own )?discretion|(?:sold|relet|re-let)\b|no (?:time limit|deadline|fixed date)
  `,
  deadline: 'within|after|until|later than',
  of: '(?:of )',
  the: '(?:the )',
  rent: String.raw`rents?\b`,
  refusesInventory: String.raw`
    (?:inventory|report|schedule)\b[^.;,:]{0,25}(?:not required|: none)|(?:report|record) of (?:the )?condition [^.;,]{0,12}: none
    (?:handed over|handover|taken over)[^.;]{0,25}without (?:any |a )?(?:\w+ )?(?:record|report|schedule)\b
    (?<!not )(?:dispense?s?|waive|without|no|forgo) (?:with )?(?:an |any |the )?(?:\w+ )?(?:inventory|report)
    (?<!not )(?:waive|dispense|forgo)\w* .{0,30}(?:inventory|report|schedule of condition)
    \b(?:no|skip|without|unnecessary|pointless|superfluous) (?:\w+ ){0,3}(?:inventory\b|walk-?(?:round|through)|(?:condition|check-?in) report)
    (?:inventory|walk-?(?:round|through)|(?:condition|check-?in) report) .{0,25}(?:not (?:needed|necessary|made|drawn|done)|unnecessary|superfluous|skipped)
  `,
  ifNone: '(?:if |where )|unless|should|until',
  nothingWithout: String.raw`no (?:\w+ ){1,6}without (?:[\w']+ ){0,2}(?:inventory|etat)|(?:charges?|asks?|receives?) nothing`,
  exit: 'exit|check-?out|move-?out|leaving|depart',
  entry: 'entry|check-?in|move-?in|moves in|initial|joint|annex|attach|signe',
  made: 'draw|drawn|written|made|sign',
  fees: 'fee',
} satisfies DepositWords

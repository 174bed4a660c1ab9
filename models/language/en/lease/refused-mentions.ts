import type { RefusedMentionWords } from '../../words/lease/refused-mention-words.ts'

export const refusedMentions = {
  leftOut: String.raw`
    no mention|left out|(?:took|taken|take) out|struck out|deleted|dropped|omitted|contains? no\b|not (?:given|reproduced|mentioned|examined|included)
    (?:shall|does|do|will) not (?:form part|comment|mention|state)|won't be confirming|record nothing
  `,
  noCertificate: String.raw`
    (?:waiv|dispens)\w*|some time after\s|\bexpired\w*|otherwise not|not provided|unknown|(?:is|are|will) not (?:be )?(?:handed|given|supplied|shown)
    confidential|there is none
  `,
  noDetector: String.raw`
    not (?:installed|planned|provided|fitted)|supplies none|haven't any|(?:has|have|are) no (?:smoke|fire)|will not be put back|no (?:smoke
    fire) (?:detectors?|alarms?)
  `,
  noStart: String.raw`
    no (?:start|commencement) date|start date (?:for \w+ \w+ )?is (?:not|left open)|for which no date
    (?:once|as soon as) (?:\w+ ){1,7}(?:finished|ready|done|free|moved (?:\w+ ){0,3}out|left)\b
  `,
  noAmount: `amount of the (?:advance|charges)[^.;]{0,30}(?:is|are) not (?:indicated|stated|fixed|given)`,
  noSeparateRent: `rent (?:excluding|without) charges is not|bare rent will be`,
  unnamedLandlord: String.raw`
    (?:owner|landlord|lessor)\w*,? (?:[\w',-]+ ){0,8}(?:anonymous|unnamed|not (?:to )?be (?:named|disclosed|identified)|undisclosed)
    (?:name|identity) (?:[\w',-]+ ){0,5}(?:not (?:be )?(?:given|named|disclosed|revealed|stated)|withheld|confidential|undisclosed)
    without (?:\w+ ){0,2}(?:disclosing|revealing|naming) (?:the|its|his|her)
  `,
  keptFromOthers: String.raw`third part|others|publi|advert|mailbox|\bbell\b|website|\bsite\b`,
} satisfies RefusedMentionWords

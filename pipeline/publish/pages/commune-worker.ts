import { answerTasks, threadStart } from '../../engine/answer-tasks.ts'
import { facesOf, type DocumentFaces } from '../documents/public-document.ts'
import { readMarketFacts } from '../documents/read-market-facts.ts'
import { communeTasks } from './commune-pages.ts'
import type { CommuneSetup } from './make-documents.ts'

const {
  setup: { release, extras, site },
  folder,
} = threadStart<CommuneSetup>()
const communes = communeTasks(readMarketFacts(folder, release), extras)

answerTasks((index: number): DocumentFaces => facesOf(communes[index]!, site))

import { workerData } from 'node:worker_threads'
import { answerTasks } from '../../engine/in-threads.ts'
import { facesOf, type DocumentFaces } from '../documents/public-document.ts'
import { readMarketFacts } from '../documents/read-market-facts.ts'
import { communeTasks } from './commune-pages.ts'
import type { CommuneSetup } from './make-documents.ts'

const { directory, release, extras, site } = workerData as CommuneSetup
const communes = communeTasks(readMarketFacts(directory, release), extras)

answerTasks((index: number): DocumentFaces => facesOf(communes[index]!, site))

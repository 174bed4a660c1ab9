import { answerTasks } from '../../engine/answer-tasks.ts'
import { estimateHomes } from './estimate-homes.ts'

answerTasks(estimateHomes)

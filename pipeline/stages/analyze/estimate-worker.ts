import { answerTasks } from '../../engine/in-threads.ts'
import { estimateHomes } from './estimate-homes.ts'

answerTasks(estimateHomes)

import { answerTasks } from '../../engine/in-threads.ts'
import { matchMarket } from './match-market.ts'

answerTasks(matchMarket)

import { answerTasks } from '../../engine/answer-tasks.ts'
import { matchMarket } from './match-market.ts'

answerTasks(matchMarket)

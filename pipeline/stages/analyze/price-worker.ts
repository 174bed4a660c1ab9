import { answerTasks } from '../../engine/answer-tasks.ts'
import { estimateMarket } from './estimate-prices.ts'

answerTasks(estimateMarket)

import { answerTasks } from '../../engine/answer-tasks.ts'
import { estimatePrices } from './estimate-prices.ts'

answerTasks(estimatePrices)

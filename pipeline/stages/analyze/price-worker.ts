import { answerTasks } from '../../engine/in-threads.ts'
import { estimatePrices } from './estimate-prices.ts'

answerTasks(estimatePrices)

import { answerTasks } from '../../../engine/in-threads.ts'
import { pastForecasts } from './past-forecasts.ts'

answerTasks(pastForecasts)

import { answerTasks } from '../../../engine/answer-tasks.ts'
import { pastForecasts } from './past-forecasts.ts'

answerTasks(pastForecasts)

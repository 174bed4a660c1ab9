import { answerTasks } from '../../engine/in-threads.ts'
import { trainOrScore } from './train-or-score.ts'

answerTasks(trainOrScore)

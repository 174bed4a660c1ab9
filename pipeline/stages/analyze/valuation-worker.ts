import { answerTasks } from '../../engine/answer-tasks.ts'
import { trainOrScore } from './train-or-score.ts'

answerTasks(trainOrScore)

import { answerTasks } from '../../engine/answer-tasks.ts'
import { encodeListings } from './encode-listings.ts'

answerTasks(encodeListings)

import { answerTasks } from '../../engine/in-threads.ts'
import { encodeListings } from './encode-listings.ts'

answerTasks(encodeListings)

import { single } from '../../en/queries/wishes/single.ts'
import { joinLanguages } from '../../words/join-words.ts'

const { of, whole } = joinLanguages([single])

export const SINGLE = whole('single')
export const THING_ONCE = whole('thingsOnce')
export const NOT_SINGLE = new RegExp(String.raw`(?:^| )${of('notSingle')}(?: \w+)?(?: ${of('notSingleArticles')})?$`)
export const ONESELF = whole('oneself')
export const DOING = whole('doing')

import { setImmediate as otherWork } from 'node:timers/promises'
import { call } from '@schemas/api/editor/find-words'
import { wordPattern } from '@schemas/word-pattern'
import { authorOf } from '../../drafts/author'
import { editedContents } from '../../drafts/edited-contents'
import { holdsWords } from '../../drafts/holds-words'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const { words, case: isCaseKept } = given.input
  const pattern = wordPattern(words, isCaseKept)
  const contents = await given.tx((db) => editedContents(db, authorOf(given), given.log))
  const keys: string[] = []
  for (const { entry, content } of contents) {
    if (holdsWords(content, pattern)) keys.push(entry.key)
    // Between two pages everybody else is served: a site may have hundreds of long ones.
    await otherWork()
  }
  return { keys }
})

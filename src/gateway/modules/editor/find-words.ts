import { call } from '@schemas/api/editor/find-words'
import { wordPattern } from '@schemas/word-pattern'
import { authorOf } from '../../drafts/author'
import { editedInTurn } from '../../drafts/edited-contents'
import { holdsWords } from '../../drafts/holds-words'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const { words, case: isCaseKept } = given.input
  const pattern = wordPattern(words, isCaseKept)
  const keys: string[] = []
  for await (const { entry, content } of editedInTurn(given.tx, authorOf(given), given.log)) {
    if (holdsWords(content, pattern)) keys.push(entry.key)
  }
  return { keys }
})

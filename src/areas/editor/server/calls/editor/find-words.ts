import { call } from '@schemas/editor/calls/editor/find-words'
import { wordPattern } from '@schemas/word-pattern'
import { authorOf } from '@gateway/drafts/author'
import { editedInTurn } from '@gateway/drafts/edited-contents'
import { containsText } from '@gateway/drafts/contains-text'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { words: query, case: isCaseSensitive } = context.input
  const pattern = wordPattern(query, isCaseSensitive)
  const keys: string[] = []
  for await (const { entry, content } of editedInTurn(context.tx, authorOf(context), context.log)) {
    if (containsText(content, pattern)) keys.push(entry.key)
  }
  return { keys }
})

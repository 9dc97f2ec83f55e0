/** Where the text of a note names somebody: so many letters (UTF-16) from `at` on, the sign among them. */
type MentionPlace = { at: number; length: number }
/** The same as it is kept: `person` is an id. */
export type NoteMention = MentionPlace & { person: string }

export const mentionSign = '@'
/** The most people that one note names. */
export const maxMentions = 20

/** Whether each stands within the text, behind the one before it, and begins with the sign. */
export function areMentionsIn(body: string, mentions: readonly MentionPlace[]): boolean {
  return mentions.every(({ at, length }, index) => {
    const before = mentions[index - 1]
    return (
      length > 1 &&
      body[at] === mentionSign &&
      at + length <= body.length &&
      (before === undefined || at >= before.at + before.length)
    )
  })
}

/** The text with everybody in it called as `nameOf` says, or as they were called where it says nothing. */
export function spellMentions<M extends MentionPlace>(
  body: string,
  mentions: readonly M[],
  nameOf: (mention: M) => string | undefined,
): { body: string; mentions: M[] } {
  let spelt = ''
  let from = 0
  const moved = mentions.map((mention) => {
    const name = nameOf(mention)
    const called = name === undefined ? body.slice(mention.at, mention.at + mention.length) : mentionSign + name
    spelt += body.slice(from, mention.at)
    const at = spelt.length
    spelt += called
    from = mention.at + mention.length
    return { ...mention, at, length: called.length }
  })
  return { body: spelt + body.slice(from), mentions: moved }
}

/** What one part of a text is: words, or somebody's name. */
type TextPart<M> = { text: string; mention?: M }

/** The text in its parts; one that does not fit is left out of them, so that nothing of the words is lost. */
export function textParts<M extends MentionPlace>(body: string, mentions: readonly M[]): TextPart<M>[] {
  if (!areMentionsIn(body, mentions)) return [{ text: body }]
  const parts: TextPart<M>[] = []
  let from = 0
  for (const mention of mentions) {
    if (mention.at > from) parts.push({ text: body.slice(from, mention.at) })
    from = mention.at + mention.length
    parts.push({ text: body.slice(mention.at, from), mention })
  }
  if (from < body.length) parts.push({ text: body.slice(from) })
  return parts
}

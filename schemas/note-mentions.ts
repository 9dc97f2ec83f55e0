/** A mention in a note's text: `length` UTF-16 units from `at` on, including the @. */
type MentionPlace = { at: number; length: number }
/** The same as stored: `person` is an id. */
export type NoteMention = MentionPlace & { person: string }

export const mentionSign = '@'
/** Most mentions in one note. */
export const maxMentions = 20

/** Whether each lies within the text, after the one before it, and begins with the @. */
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

/** The text with every mention replaced by the name from `nameOf`, or unchanged where it returns nothing. */
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

/** One part of a text: plain text, or a mention. */
type TextPart<M> = { text: string; mention?: M }

/** Splits the text into parts; mentions that do not fit are ignored, so that no text is lost. */
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

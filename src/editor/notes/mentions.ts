import { foldName } from '@schemas/fold-name'
import { areMentionsIn, mentionSign, type NoteMention } from '@schemas/note-mentions'

export type Colleague = { id: string; name: string }
/** While a note is written, with the name in the text. */
type WrittenMention = NoteMention & { name: string }
export type Written = { body: string; mentions: readonly WrittenMention[] }

/** Longest name searched (characters), so that an @ far back suggests nobody. */
const maxQueryLength = 60

/** The search text at the caret: the characters after an @ that is not a mention yet. */
export function mentionQuery({ body, mentions }: Written, caret: number): { at: number; query: string } | undefined {
  const before = body.slice(0, caret)
  const at = before.lastIndexOf(mentionSign)
  const query = before.slice(at + 1)
  // A letter right before the @ means a mail address. Only Latin letters count: Thai is written without spaces.
  if (at < 0 || query.length > maxQueryLength || /^\s|\n/.test(query) || /[\w.%+-]$/.test(before.slice(0, at)))
    return undefined
  return mentions.some((mention) => mention.at === at) ? undefined : { at, query }
}

/** People whose names match the query; those that begin with it first. */
export function matchPeople(people: readonly Colleague[], query: string): Colleague[] {
  const sought = foldName(query.trim())
  const rank = ({ name }: Colleague) => {
    const folded = foldName(name)
    if (folded.startsWith(sought)) return 0
    return folded.split(/\s+/).some((word) => word.startsWith(sought)) ? 1 : folded.includes(sought) ? 2 : 3
  }
  return people
    .map((each) => ({ each, at: rank(each) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** The text with the person's name in place of the query, and the new caret position. */
export function nameIn(
  { body, mentions }: Written,
  target: { at: number; query: string },
  { id, name }: Colleague,
): Written & { caret: number } {
  const end = target.at + mentionSign.length + target.query.length
  const label = mentionSign + name
  const gap = /^\s/.test(body.slice(end)) ? '' : ' '
  const shift = label.length + gap.length - (end - target.at)
  const moved = mentions.map((mention) => (mention.at >= end ? { ...mention, at: mention.at + shift } : mention))
  return {
    body: body.slice(0, target.at) + label + gap + body.slice(end),
    mentions: [...moved, { person: id, name, at: target.at, length: label.length }].toSorted((a, b) => a.at - b.at),
    caret: target.at + label.length + 1,
  }
}

/** Mentions that remain after an edit: a changed name is no mention any more; mentions after the edit are shifted. */
export function keepMentions({ body: before, mentions }: Written, body: string): WrittenMention[] {
  let start = 0
  while (start < before.length && start < body.length && before[start] === body[start]) start += 1
  let end = before.length
  const shift = body.length - before.length
  while (end > start && end + shift > start && before[end - 1] === body[end + shift - 1]) end -= 1
  return mentions.flatMap((mention) => {
    if (mention.at + mention.length <= start) return [mention]
    return mention.at >= end ? [{ ...mention, at: mention.at + shift }] : []
  })
}

/** The note to send: without whitespace around the text, and mentions shifted accordingly. */
export function sentNote({ body, mentions }: Written): { body: string; mentions: NoteMention[] } {
  const lead = body.length - body.trimStart().length
  return { body: body.trim(), mentions: mentions.map(({ person, at, length }) => ({ person, at: at - lead, length })) }
}

/** Mentions stored on the device. Those that do not fit the text are dropped. */
export function readMentions(body: string, stored: string): WrittenMention[] {
  try {
    const read: unknown = JSON.parse(stored)
    const mentions = Array.isArray(read) ? (read as WrittenMention[]) : []
    return areMentionsIn(body, mentions) &&
      mentions.every(({ at, length, name }) => body.slice(at, at + length) === mentionSign + name)
      ? mentions
      : []
  } catch {
    return []
  }
}

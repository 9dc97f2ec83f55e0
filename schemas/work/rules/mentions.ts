import { foldName } from '../../fold-name'

type Named = { id: string; name: string }

const longestFirst = <T extends Named>(people: readonly T[]): T[] =>
  people.filter(({ name }) => name !== '').toSorted((one, other) => other.name.length - one.name.length)

/** A text in parts: what mentions someone as `@` and the name, and what is between. */
export function splitMentions<T extends Named>(text: string, people: readonly T[]): (string | T)[] {
  return longestFirst(people).reduce<(string | T)[]>(
    (parts, person) =>
      parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(`@${person.name}`).flatMap((piece, at) => (at === 0 ? [piece] : [person, piece]))
          : [part],
      ),
    [text],
  )
}

/** Ids of those whom a text mentions. */
export const mentionsIn = (text: string, people: readonly Named[]): string[] => [
  ...new Set(splitMentions(text, people).flatMap((part) => (typeof part === 'string' ? [] : [part.id]))),
]

/** The text after an @ before the caret, and the people it may mean. A letter before the @ means an address. */
export function mentionAt<T extends Named>(
  text: string,
  caret: number,
  people: readonly T[],
): { start: number; people: T[] } | undefined {
  const [, query] = /(?<![\w.%+-])@([^@\n]{0,40})$/.exec(text.slice(0, caret)) ?? []
  if (query === undefined || /^\s/.test(query)) return undefined
  const wanted = foldName(query)
  const found = people.filter(({ name }) => {
    const folded = foldName(name)
    return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted))
  })
  return found.length > 0 ? { start: caret - query.length - 1, people: found.slice(0, 6) } : undefined
}

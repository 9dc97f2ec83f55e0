import type { FlatPage } from '@schemas/layout/flat/flat'
import { type PageText, textsOf } from './page-texts'
import { runsOf } from './runs'

/** Words that were found: the how manieth of their text they are, and what stands around them. */
export type Match = PageText & { nth: number; before: string; found: string; after: string }

/** So much is shown on either side of what was found. */
const mostAround = 34

export function findMatches(page: FlatPage, pattern: RegExp): Match[] {
  return textsOf(page).flatMap((text) => {
    let nth = 0
    return runsOf(text.value).flatMap((run) =>
      [...run.matchAll(pattern)].map(({ 0: found, index }): Match => ({ ...text, nth: nth++, before: cutStart(run.slice(0, index)), found, after: cutEnd(run.slice(index + found.length)) })),
    )
  })
}

const cutStart = (text: string) => (text.length > mostAround ? `…${text.slice(-mostAround)}` : text)
const cutEnd = (text: string) => (text.length > mostAround ? `${text.slice(0, mostAround)}…` : text)

import type { FlatPage } from '@schemas/layout/flat/flat'
import { type PageText, textsOf } from './page-texts'
import { runsOf } from './runs'

/** Words that were found: the how manieth of their text they are, and what stands around them. */
export type Match = PageText & { nth: number; before: string; found: string; after: string }

/** So many letters are shown on either side of what was found. */
const maxAround = 34

export function findMatches(page: FlatPage, pattern: RegExp): Match[] {
  return textsOf(page).flatMap((text) => {
    let nth = 0
    return runsOf(text.value).flatMap((run) =>
      [...run.matchAll(pattern)].map(({ 0: found, index }): Match => ({
        ...text,
        nth: nth++,
        before: cutStart(run.slice(0, index)),
        found,
        after: cutEnd(run.slice(index + found.length)),
      })),
    )
  })
}

// By letters as people read them: a Thai one is written with marks over and below it. A letter has a few units at most.
const segmenter = new Intl.Segmenter('th')
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)
const reach = 4 * maxAround
const cutStart = (text: string) => {
  const near = charactersOf(text.slice(-reach))
  return near.length > maxAround ? `…${near.slice(-maxAround).join('')}` : text
}
const cutEnd = (text: string) => {
  const near = charactersOf(text.slice(0, reach))
  return near.length > maxAround ? `${near.slice(0, maxAround).join('')}…` : text
}

import type { FlatPage } from '@schemas/layout/flat/flat'
import { type PageText, textsOf } from './page-texts'
import { runsOf } from './runs'

/** An occurrence: its index within the text (`nth`), and its surroundings. */
export type Match = PageText & { nth: number; before: string; found: string; after: string }

/** Characters shown on either side of a match. */
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

// Grapheme segmentation, because Thai characters carry marks above and below. A grapheme has a few code units at most.
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

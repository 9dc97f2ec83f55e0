import { foldText } from '../../fold-name'

/** Longest slug, in characters. */
export const maxSlugLength = 80

/** Letters, marks and digits of any script, joined by single hyphens. */
export const slugPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The words of a text as a slug; '' where it has none. Never longer than `maxSlugLength`, and cut between words. */
export function slugOf(text: string): string {
  const slug: string[] = []
  let length = 0
  for (const { segment } of segmenter.segment(foldText(text)))
    // A segment may hold an apostrophe or a full stop, and a mark without a letter begins no word.
    for (const word of segment.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []) {
      const part = slug.length === 0 ? cut(word) : word
      if (length + part.length + 1 > maxSlugLength + 1) return slug.join('-')
      slug.push(part)
      length += part.length + 1
    }
  return slug.join('-')
}

/** At most `maxSlugLength` characters, no cluster split. */
function cut(word: string): string {
  let result = ''
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(word)) {
    if (result.length + segment.length > maxSlugLength) break
    result += segment
  }
  return result
}

type SlugSource = { own?: string | undefined; en?: string | undefined; th?: string | undefined }

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A post's slug: own words, else the English title, else the Thai one, else `post-` and six random characters. */
export function makeSlug({ own, en, th }: SlugSource, random: () => number = Math.random): string {
  for (const text of [own, en, th]) {
    const slug = slugOf(text ?? '')
    if (slug) return slug
  }
  return `post-${randomPart(random)}`
}

/** Six characters that are not mistaken for each other. */
export const randomPart = (random: () => number = Math.random): string =>
  Array.from({ length: 6 }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')

/** A slug that a taken one is replaced by: with a number, still within the length. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  let start = slug
  while (start.length + end.length > maxSlugLength) {
    const at = start.lastIndexOf('-')
    start =
      at > 0
        ? start.slice(0, at)
        : Array.from(start)
            .slice(0, maxSlugLength - end.length)
            .join('')
  }
  return start + end
}

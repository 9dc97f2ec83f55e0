const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The beginning of a text; no letter loses its vowel or tone mark, no emoji a part. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const next = clusters.segment(text.slice(0, most + 100)).containing(most)
  return text.slice(0, next?.index ?? most)
}

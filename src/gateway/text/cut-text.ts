const clusters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The beginning of a text; no consonant loses its vowel or tone mark, no emoji a part. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const next = clusters.segment(text.slice(0, limit + 100)).containing(limit)
  return text.slice(0, next?.index ?? limit)
}

import latin from './glyphs-latin.woff2?url'
import thai from './glyphs-thai.woff2?url'

/** The font the gateway uses for marks, so that the preview matches the result. */
export const markFamily = 'Watermark Letters'

let loading: Promise<void> | undefined

/** Loads the fonts. If one is unavailable, the page's own font is used. */
export function loadGlyphs(): Promise<void> {
  loading ??= load().catch(() => {
    loading = undefined
  })
  return loading
}

const faces = [
  [thai, 'U+02D7, U+0303, U+0331, U+0E01-0E5B, U+200C-200D, U+25CC'],
  [latin, 'U+0000-00FF, U+0131, U+0152-0153, U+2000-200B, U+200E-206F, U+20AC, U+2122'],
] as const

async function load(): Promise<void> {
  for (const [address, unicodeRange] of faces)
    document.fonts.add(
      await new FontFace(markFamily, `url("${address}") format("woff2")`, { weight: '600', unicodeRange }).load(),
    )
}

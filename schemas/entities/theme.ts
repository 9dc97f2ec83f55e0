import * as z from 'zod/mini'
import { text } from '../layout/text'
import { themeName, themeOverrides, themeSlots } from '../layout/theme'

/** Which pack gives a page or a part of the frame; a slot that is not named is the theme's own pack's. */
export const slotChoice = z.partialRecord(z.enum(themeSlots), themeName)


/** How a release looks: changes over a pack, from whichever themes they came, so that it stays what it was whatever becomes of those. */
export const releaseTokens = z.strictObject({
  /** The theme that was published, and what it was called. */
  theme: themeName,
  title: text(),
  /** The pack that tokens, pages and pictures come from. */
  pack: themeName,
  overrides: themeOverrides,
  slots: slotChoice,
})
export type ReleaseTokens = z.infer<typeof releaseTokens>

import * as z from 'zod/mini'
import { colorTokens } from '../layout/color'
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

/** A theme as a file: changes over a pack, whole, whatever other themes they came from. */
export const themeFile = z.strictObject({
  kind: z.literal('sitewright-theme'),
  format: z.literal(1),
  name: themeName,
  title: text(),
  pack: themeName,
  overrides: themeOverrides,
  slots: slotChoice,
})
export type ThemeFile = z.infer<typeof themeFile>

/** A pack as it is, a pack as the site has changed it, or a theme of the site alone. */
export const themeKind = z.enum(['pack', 'customised', 'site'])

/** The answer's `error.details` when a save named another version than the newest. */
export const staleTheme = z.object({ version: z.int(), title: text(), overrides: themeOverrides, slots: slotChoice, updatedBy: z.optional(z.string()) })

/** Words that visitors could not read: `error.details.pairs` of a refused publish. `message` is in the caller's language. */
export const unreadablePair = z.object({ ink: z.enum(colorTokens), ground: z.enum(colorTokens), scheme: z.enum(['light', 'dark']), ratio: z.number(), needed: z.number(), message: z.string() })

/** A family of type that ships with the app: its weights, and the rules that bring it to a document. */
export const fontFamily = z.object({ family: z.string(), pack: z.string(), weights: z.array(z.int()), css: z.string() })
export type FontFamily = z.infer<typeof fontFamily>

import * as z from 'zod/mini'
import { colorTokens } from '../layout/color'
import { familyName, ownFamily } from '../layout/font'
import { text } from '../layout/text'
import { themeName, themeOverrides } from '../layout/theme'
import { themeSlots } from '../layout/theme-slots'

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
  /** The families of the site's own that the look names, so that it stays what it was whatever is uploaded or removed later. */
  families: z.optional(z.array(ownFamily).check(z.maxLength(2))),
})
export type ReleaseTokens = z.infer<typeof releaseTokens>

/** By this a file says that it is a theme alone. */
export const themeFileKind = 'sitewright-theme'

/** A theme as a file: changes over a pack, whole, whatever other themes they came from. */
export const themeFile = z.strictObject({
  kind: z.literal(themeFileKind),
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
export const staleTheme = z.object({
  version: z.int(),
  title: text(),
  overrides: themeOverrides,
  slots: slotChoice,
  updatedBy: z.optional(z.string()),
})

/** Words that visitors could not read: `error.details.pairs` of a refused publish. `message` is in the caller's language. */
export const unreadablePair = z.object({
  ink: z.enum(colorTokens),
  ground: z.enum([...colorTokens, 'page']),
  scheme: z.enum(['light', 'dark']),
  ratio: z.number(),
  needed: z.number(),
  message: z.string(),
})

/** A family of type that a theme may name: its weights, and the rules that bring it to a document. Without a pack it is the site's own. */
export const fontFamily = z.object({
  family: z.string(),
  pack: z.optional(z.string()),
  weights: z.array(z.int()),
  css: z.string(),
  /** Letters that it lacks show in a device's own. */ thai: z.boolean(),
  latin: z.boolean(),
})
export type FontFamily = z.infer<typeof fontFamily>

/** A file of a family that the site uploaded. `weight` is from the lightest to the heaviest, twice the same where it draws one. */
export const fontFile = z.object({
  id: z.string(),
  /** As it was called on the admin's device. */
  name: z.string(),
  /** Bytes, as it is served. */
  size: z.int(),
  family: familyName,
  weight: z.tuple([z.int(), z.int()]),
  style: z.enum(['normal', 'italic']),
  /** Whether it has all letters of the language. */
  thai: z.boolean(),
  latin: z.boolean(),
  /** Its maker does not allow it to be put into documents. */
  isRestricted: z.optional(z.boolean()),
  /** What its maker says may be done with it: words or an address. */
  license: z.optional(z.string()),
  version: z.int(),
  createdAt: z.string(),
  trashedAt: z.optional(z.string()),
})
export type FontFileEntry = z.infer<typeof fontFile>

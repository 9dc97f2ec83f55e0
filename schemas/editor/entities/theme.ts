import * as z from 'zod/mini'
import { colorTokens } from '../../layout/color'
import { familyName, ownFamily } from '../../layout/font'
import { text } from '../../layout/text'
import { themeName, themeOverrides } from '../../layout/theme'
import { themeSlots } from '../../layout/theme-slots'

/** The packs that provide a page or a part of the frame; a slot without an entry uses the theme's own pack. */
export const slotChoice = z.partialRecord(z.enum(themeSlots), themeName)

/** A release's appearance: changes over a pack, flattened from all themes, so that it never changes when those do. */
export const releaseTokens = z.strictObject({
  /** The published theme, and its title at the time. */
  theme: themeName,
  title: text(),
  /** The pack that tokens, pages and pictures come from. */
  pack: themeName,
  overrides: themeOverrides,
  slots: slotChoice,
  /**
   * The site's own font families that the theme names, so that later uploads and removals do not affect the release.
   */
  families: z.optional(z.array(ownFamily).check(z.maxLength(2))),
})
export type ReleaseTokens = z.infer<typeof releaseTokens>

/** Marks a file as a single theme. */
export const themeFileKind = 'sitewright-theme'

/** A theme as a file: changes over a pack, complete, flattened from its parent themes. */
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

/** An unchanged pack, a pack with changes of this site, or a theme of the site only. */
export const themeKind = z.enum(['pack', 'customised', 'site'])

/** The answer's `error.details` when a save named an older version than the newest. */
export const staleTheme = z.object({
  version: z.int(),
  title: text(),
  overrides: themeOverrides,
  slots: slotChoice,
  updatedBy: z.optional(z.string()),
})

/** Text with too little contrast: `error.details.pairs` of a refused publish. `message` is in the caller's language. */
export const unreadablePair = z.object({
  ink: z.enum(colorTokens),
  ground: z.enum([...colorTokens, 'page']),
  scheme: z.enum(['light', 'dark']),
  ratio: z.number(),
  needed: z.number(),
  message: z.string(),
})

/**
 * A font family that a theme may name: its weights, and the rules that load it. Without a pack it is the site's own.
 */
export const fontFamily = z.object({
  family: z.string(),
  pack: z.optional(z.string()),
  weights: z.array(z.int()),
  css: z.string(),
  /** Missing glyphs fall back to a font of the device. */ thai: z.boolean(),
  latin: z.boolean(),
})
export type FontFamily = z.infer<typeof fontFamily>

/** A font file that the site uploaded. `weight` is the lightest and the heaviest, equal for a single weight. */
export const fontFile = z.object({
  id: z.string(),
  /** Its file name on the admin's device. */
  name: z.string(),
  /** Bytes as served. */
  size: z.int(),
  family: familyName,
  weight: z.tuple([z.int(), z.int()]),
  style: z.enum(['normal', 'italic']),
  /** Whether it has all letters of the language. */
  thai: z.boolean(),
  latin: z.boolean(),
  /** Its maker forbids embedding. */
  isRestricted: z.optional(z.boolean()),
  /** Its licence: text or an address. */
  license: z.optional(z.string()),
  version: z.int(),
  createdAt: z.string(),
  trashedAt: z.optional(z.string()),
})
export type FontFileEntry = z.infer<typeof fontFile>

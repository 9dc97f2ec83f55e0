import * as z from 'zod/mini'

/** Names of families and generic fallbacks; quotes and commas are added by the compiler. */
export const familyName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 -]{0,59}$/))

const weight = z.int().check(z.gte(100), z.lte(900))
const ems = z.number().check(z.gte(0.05), z.lte(4))

/** Metrics for the fallback font, so that nothing shifts when the family loads: heights and mean widths in em. */
export const fallbackStyle = z.strictObject({
  ascent: ems,
  descent: ems,
  isSerif: z.boolean(),
  latin: z.optional(ems),
  thai: z.optional(ems),
})

const drawn = {
  /** From the lightest to the heaviest; equal for a single weight. */
  weight: z.tuple([weight, weight]),
  style: z.enum(['normal', 'italic']),
  /** Its characters, in `unicode-range` syntax. */
  ranges: z
    .string()
    .check(
      z.regex(/^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:,U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?)*$/),
      z.maxLength(1200),
    ),
  fallback: fallbackStyle,
}

/** Data of an uploaded font file, read from the file; an admin may correct name, weight and style. */
export const fontFace = z.strictObject({
  ...drawn,
  family: familyName,
  thai: z.boolean(),
  latin: z.boolean(),
  /** Its maker forbids embedding. */
  isRestricted: z.optional(z.boolean()),
  license: z.optional(z.string().check(z.maxLength(300))),
})
export type FontFace = z.infer<typeof fontFace>

/** What a theme needs of a font file: its characters are in the file. */
export const drawnFace = z.strictObject({ family: familyName, weight: drawn.weight, style: drawn.style })
export type DrawnFace = z.infer<typeof drawnFace>

/** A font family of the site in a release: its files, by the names that documents give to uploads. */
export const ownFamily = z.strictObject({
  family: familyName,
  faces: z
    .array(z.strictObject({ ...drawn, asset: z.string().check(z.regex(/^item-[0-9a-f-]{36}$/)) }))
    .check(z.minLength(1), z.maxLength(40)),
})
export type OwnFamily = z.infer<typeof ownFamily>

/** Largest font file in bytes. */
export const maxFontBytes = 5 * 1024 * 1024
/** Most font files of a site. */
export const maxFonts = 100

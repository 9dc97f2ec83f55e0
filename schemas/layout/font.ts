import * as z from 'zod/mini'

/** Names of families and generic fallbacks; quotes and commas are added by the compiler. */
export const familyName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 -]{0,59}$/))

const weight = z.int().check(z.gte(100), z.lte(900))
const ems = z.number().check(z.gte(0.05), z.lte(4))

/** What the letters of a device need so that nothing moves when the family arrives: heights and mean widths in em. */
export const fallbackStyle = z.strictObject({
  ascent: ems,
  descent: ems,
  isSerif: z.boolean(),
  latin: z.optional(ems),
  thai: z.optional(ems),
})

const drawn = {
  /** From the lightest to the heaviest; twice the same where it draws one. */
  weight: z.tuple([weight, weight]),
  style: z.enum(['normal', 'italic']),
  /** The letters that it has, as `unicode-range` writes them. */
  ranges: z
    .string()
    .check(
      z.regex(/^U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?(?:,U\+[0-9A-F]{1,6}(?:-[0-9A-F]{1,6})?)*$/),
      z.maxLength(1200),
    ),
  fallback: fallbackStyle,
}

/** What is known of an uploaded file of a family: read from it, its name, weight and style as an admin has put them right. */
export const fontFace = z.strictObject({
  ...drawn,
  family: familyName,
  thai: z.boolean(),
  latin: z.boolean(),
  /** Its maker does not allow it to be put into documents. */
  isRestricted: z.optional(z.boolean()),
  license: z.optional(z.string().check(z.maxLength(300))),
})
export type FontFace = z.infer<typeof fontFace>

/** What a theme needs of a file of a family: which letters it draws is in the file. */
export const drawnFace = z.strictObject({ family: familyName, weight: drawn.weight, style: drawn.style })
export type DrawnFace = z.infer<typeof drawnFace>

/** A family of the site's own, as a release brings it: its files by the names that documents give to uploads. */
export const ownFamily = z.strictObject({
  family: familyName,
  faces: z
    .array(z.strictObject({ ...drawn, asset: z.string().check(z.regex(/^item-[0-9a-f-]{36}$/)) }))
    .check(z.minLength(1), z.maxLength(40)),
})
export type OwnFamily = z.infer<typeof ownFamily>

/** Bytes that a font file may have. */
export const maxFontBytes = 5 * 1024 * 1024
/** Files of families that a site may keep. */
export const maxFonts = 100

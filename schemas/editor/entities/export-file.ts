import * as z from 'zod/mini'
import { documentKey } from '../../layout/document-key'
import { drawnFace } from '../../layout/font'
import { itemOf } from '../../layout/item-asset'
import { locales } from '../../layout/locale'
import { text } from '../../layout/text'
import { themeName } from '../../layout/theme'
import { themeSlots } from '../../layout/theme-slots'
import { altText, focusPoint, maxFileBytes } from '../../files/entities/media-item'
import { redirectLimits, writtenAddress } from './redirect'
import { space } from '../../site/entities/space'
import { type ThemeFile, themeFile } from './theme'

/** The file's own format marker. A build reads its own version and earlier ones. */
export const exportFormat = 'sitewright-export'
export const exportVersion = 2

/** The only name in the archive that is no upload; without uploads this document is the whole file. */
export const exportIndex = 'export.json'
/** Folder of font files in the archive: its files are read as fonts and as nothing else. */
export const fontFolder = 'fonts/'
/** Names of uploads in the archive. Nothing is ever written to disk under these names. */
export const exportedName = /^(?:media|fonts)\/[0-9]{1,5}\.[a-z0-9]{1,8}$/

/** Limits of one file; a larger one is refused as a whole. Bytes are counted after unpacking. */
export const exportLimits = {
  documents: 1000,
  uploads: 2000,
  indexBytes: 32 * 1024 * 1024,
  /** As large as a file that the site accepts, so that every export can be imported. */
  bytes: maxFileBytes,
} as const

/** Exports what visitors see, or drafts where there are any. */
export const exportStates = ['live', 'draft'] as const
export type ExportState = (typeof exportStates)[number]

/** A document as stored, its blocks in the version they were saved with. */
export const exportedDocument = z.strictObject({
  key: documentKey,
  content: z.unknown(),
  /** Whether the site changed it, or it was the theme's at the time. */
  origin: z.enum(['theme', 'site']),
})
export type ExportedDocument = z.infer<typeof exportedDocument>

/** An upload that documents or the theme name. `name` is their name for it, `file` the location of its bytes. */
export const exportedUpload = z
  .strictObject({
    name: z.string().check(z.refine((name) => itemOf(name) !== undefined)),
    file: z.string().check(z.regex(exportedName)),
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Bytes. */
    size: z.int().check(z.gte(1), z.lte(maxFileBytes)),
    /** Of the bytes, in hex. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Of the bytes that the site has, where camera metadata was removed from the exported ones. */
    original: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    alt: altText,
    focus: z.optional(focusPoint),
    /** The `name` of the upload that this one was cut from. */
    source: z.optional(z.string()),
    /** For a file of a font family: the theme names the family. */
    font: z.optional(drawnFace),
  })
  .check(z.refine(({ file, font }) => file.startsWith(fontFolder) === (font !== undefined)))
export type ExportedUpload = z.infer<typeof exportedUpload>

/** A redirect of the site, with readable addresses. */
export const exportedRedirect = z.strictObject({ from: writtenAddress, to: writtenAddress })
export type ExportedRedirect = z.infer<typeof exportedRedirect>

const { name, tagline, timeZone, menus, contact, topics, copyright } = space.shape
/**
 * A site's data besides its pages. It contains no host names, keys, accounts, records or third-party services that its
 * pages use.
 */
export const exportedSite = z.strictObject({
  name,
  tagline,
  locales: z.array(z.enum(locales)).check(z.minLength(1)),
  timeZone,
  menus,
  contact,
  topics,
  copyright,
  /** Files of one earlier build name their site's services. They are ignored: an operator sets those of each site. */
  clientData: z.optional(z.unknown()),
  remoteLog: z.optional(z.unknown()),
  icon: z.optional(z.string()),
  /** The packs that the parts of the frame come from. */
  packs: z.partialRecord(z.enum(themeSlots), themeName),
  look: themeFile,
  /** Custom redirects, and former addresses of its pages. Since version 2. */
  redirects: z.optional(z.array(exportedRedirect).check(z.maxLength(redirectLimits.count))),
})
export type ExportedSite = z.infer<typeof exportedSite>

export const exportKinds = ['documents', 'site', 'theme'] as const

export const exportFile = z.strictObject({
  format: z.literal(exportFormat),
  version: z.int().check(z.gte(1), z.lte(exportVersion)),
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  madeAt: z.iso.datetime(),
  /** The exported site, for people, and the pack its theme is based on. */
  from: z.strictObject({ site: text(), pack: themeName }),
  documents: z.array(exportedDocument).check(z.maxLength(exportLimits.documents)),
  uploads: z.array(exportedUpload).check(z.maxLength(exportLimits.uploads)),
  site: z.optional(exportedSite),
  /** A single theme, where it has pictures or families that a plain theme file cannot contain. */
  theme: z.optional(themeFile),
})
export type ExportFile = z.infer<typeof exportFile>

/** The theme in a file, if any. */
export const themeIn = ({ site, theme }: Pick<ExportFile, 'site' | 'theme'>): ThemeFile | undefined =>
  site?.look ?? theme

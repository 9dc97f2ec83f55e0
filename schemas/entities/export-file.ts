import * as z from 'zod/mini'
import { documentKey } from '../layout/document-key'
import { drawnFace } from '../layout/font'
import { itemOf } from '../layout/image'
import { locales } from '../layout/locale'
import { text } from '../layout/text'
import { themeName } from '../layout/theme'
import { themeSlots } from '../layout/theme-slots'
import { altText, focusPoint, maxFileBytes } from './media-item'
import { redirectLimits, writtenAddress } from './redirect'
import { space } from './space'
import { type ThemeFile, themeFile } from './theme'

/** What a file says that it is. A build reads its own version and those before it. */
export const exportFormat = 'sitewright-export'
export const exportVersion = 2

/** The one name in the archive that is no upload; without uploads this document is the whole file. */
export const exportIndex = 'export.json'
/** Where files of families of type stand in the archive: what lies there is read as one and as nothing else. */
export const fontFolder = 'fonts/'
/** Where uploads stand in the archive. Nothing is ever written by these names. */
export const exportedName = /^(?:media|fonts)\/[0-9]{1,5}\.[a-z0-9]{1,8}$/

/** Bounds of one file; more is refused as a whole. Bytes are those of what comes out of the archive. */
export const exportLimits = {
  documents: 1000,
  uploads: 2000,
  indexBytes: 32 * 1024 * 1024,
  /** As large as a file that the site takes: what is exported can be brought back. */
  bytes: maxFileBytes,
} as const

/** What is exported: what visitors see, or what managers are working on where they are. */
export const exportStates = ['live', 'draft'] as const
export type ExportState = (typeof exportStates)[number]

/** A document as it is stored, its blocks in the version that they were saved with. */
export const exportedDocument = z.strictObject({
  key: documentKey,
  content: z.unknown(),
  /** Whether the site made it what it is, or the theme as it was then. */
  origin: z.enum(['theme', 'site']),
})
export type ExportedDocument = z.infer<typeof exportedDocument>

/** An upload that documents or the look name. `name` is what they call it, `file` where its bytes are. */
export const exportedUpload = z
  .strictObject({
    name: z.string().check(z.refine((name) => itemOf(name) !== undefined)),
    file: z.string().check(z.regex(exportedName)),
    fileName: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Bytes. */
    size: z.int().check(z.gte(1), z.lte(maxFileBytes)),
    /** Of the bytes, in hex. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Of the bytes that the site has, where what a camera wrote was left out of these. */
    original: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    alt: altText,
    focus: z.optional(focusPoint),
    /** The `name` of the upload that this one was cut from. */
    source: z.optional(z.string()),
    /** Of a file of a family of type: the look names the family. */
    font: z.optional(drawnFace),
  })
  .check(z.refine(({ file, font }) => file.startsWith(fontFolder) === (font !== undefined)))
export type ExportedUpload = z.infer<typeof exportedUpload>

/** An address of the site that leads elsewhere, as people read it. */
export const exportedRedirect = z.strictObject({ from: writtenAddress, to: writtenAddress })
export type ExportedRedirect = z.infer<typeof exportedRedirect>

const { name, tagline, timeZone, menus, contact, topics, copyright } = space.shape
/** What a site is beside its pages. Neither host names, keys, accounts, records nor what of others its pages ask or load are among it. */
export const exportedSite = z.strictObject({
  name,
  tagline,
  locales: z.array(z.enum(locales)).check(z.minLength(1)),
  timeZone,
  menus,
  contact,
  topics,
  copyright,
  /** Files of one build name the services of their site. Nothing is made of them, whatever they say: an operator names those of each. */
  clientData: z.optional(z.unknown()),
  remoteLog: z.optional(z.unknown()),
  icon: z.optional(z.string()),
  /** Which pack the parts of the frame come from. */
  packs: z.partialRecord(z.enum(themeSlots), themeName),
  look: themeFile,
  /** Those of its own, and former addresses of its pages. From version 2 on. */
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
  /** The site that it is of, for people, and the pack that its theme stands on. */
  from: z.strictObject({ site: text(), pack: themeName }),
  documents: z.array(exportedDocument).check(z.maxLength(exportLimits.documents)),
  uploads: z.array(exportedUpload).check(z.maxLength(exportLimits.uploads)),
  site: z.optional(exportedSite),
  /** A theme alone, where it has pictures or families that a file of its own could not hold. */
  theme: z.optional(themeFile),
})
export type ExportFile = z.infer<typeof exportFile>

/** The look that a file brings. */
export const themeIn = ({ site, theme }: Pick<ExportFile, 'site' | 'theme'>): ThemeFile | undefined =>
  site?.look ?? theme

// The product's fixed numbers that browser and gateway must agree on. Those of the browser alone are in
// `src/kit/constants.ts`;
// breakpoints and the spacing scale are in `schemas/layout`.

/** A session ends after this long without mouse, key or touch input (ms): two hours. */
export const idleTimeoutMs = 7_200_000
/** Minimum score of a new password, of 0 to 4 as zxcvbn estimates it: more than a hundred million guesses. */
export const leastPasswordScore = 3
/** The only algorithm accepted for session tokens. */
export const tokenAlgorithm = 'HS256'

export const cookiePath = '/'
export const accountCookie = '_account'
/** Local hosts only: the other site's host to show. */
export const hostOverrideCookie = 'hostOverride'
export const siteConfigCookie = 'siteConfig'
/** Lifetime of the cached site configuration (s). */
export const siteConfigMaxAge = 900
/** Lifetime of the cached hosts, cluster, host override and user data (s). */
export const hostDataMaxAge = 3600

/** Bytes of one part of a multipart upload, and the minimum that a store accepts. */
export const uploadPartSize = 5 * 1024 * 1024
export const minUploadPartSize = 5 * 1024 * 1024
/** Parts sent at the same time; at least 1. */
export const uploadQueueSize = 4
export const maxUploadParts = 10_000

export const fileAccessModes = ['private', 'public'] as const
export type FileAccessMode = (typeof fileAccessModes)[number]
export const defaultFileAccess: FileAccessMode = 'private'

export const walletModes = ['get', 'increase', 'decrease', 'adjust'] as const
export type WalletMode = (typeof walletModes)[number]

export const currency = 'THB' as const
/** Satang in a baht; all amounts of money are in satang. */
export const satangPerBaht = 100
/** Buddhist year minus Gregorian year. */
export const buddhistYearOffset = 543

/** Dimensions of a watermark as fractions of the picture's width. */
export const watermarkTextShare = 1 / 20
export const watermarkMarginShare = 1 / 30
export const watermarkImageShare = 1 / 5
export const watermarkPositions = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
  'center',
] as const
export type WatermarkPosition = (typeof watermarkPositions)[number]

export const ribbonPositions = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
export type RibbonPosition = (typeof ribbonPositions)[number]

/** Entries of the client's log; older ones are dropped. */
export const maxLogEntries = 50

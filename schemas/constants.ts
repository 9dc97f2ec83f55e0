// The product's fixed numbers that browser and gateway must agree on. What only a screen knows is in `src/kit/constants.ts`;
// breakpoints and the spacing scale are in `schemas/layout`.

/** Without mouse, key or touch for this long a session ends (ms): two hours. */
export const idleTimeoutMs = 7_200_000
/** Least score of a password to be, of 0 to 4 as zxcvbn estimates it: more than a hundred million guesses. */
export const leastPasswordScore = 3
/** The only algorithm with which a session token verifies. */
export const tokenAlgorithm = 'HS256'

export const cookiePath = '/'
export const accountCookie = '_account'
/** Local hosts: which other site's host to show. */
export const hostOverrideCookie = 'hostOverride'
export const siteConfigCookie = 'siteConfig'
/** Life of the cached site configuration (s). */
export const siteConfigMaxAge = 900
/** Life of the cached hosts, cluster, host override and user data (s). */
export const hostDataMaxAge = 3600

/** Bytes of one part of an upload in parts, and the least that a store accepts. */
export const uploadPartSize = 5 * 1024 * 1024
export const minUploadPartSize = 5 * 1024 * 1024
/** Parts that travel at once; at least 1. */
export const uploadQueueSize = 4
export const maxUploadParts = 10_000

export const fileAccessModes = ['private', 'public'] as const
export type FileAccessMode = (typeof fileAccessModes)[number]
export const defaultFileAccess: FileAccessMode = 'private'

export const walletModes = ['get', 'increase', 'decrease', 'adjust'] as const
export type WalletMode = (typeof walletModes)[number]

export const currency = 'THB'
/** Satang in a baht; all money travels in satang. */
export const satangPerBaht = 100
/** Buddhist year minus Gregorian year. */
export const buddhistYearOffset = 543

/** A watermark's measures as shares of the picture's width. */
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

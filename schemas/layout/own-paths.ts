import * as z from 'zod/mini'
import { isRecord } from './json'
import { type Locale, locales } from './locale'
import { type AddressProblem, addressProblem, addressShape, addressSound, tidyPath } from './page-address'
import { pathParams } from './path'

const ownPath = z.optional(z.string().check(z.maxLength(300)))

/**
 * A page's addresses in single languages. Its path is its name, and its address in every other language. An invalid
 * address is stored as typed and has no effect.
 */
export const ownPathFields = z.strictObject({ th: ownPath, en: ownPath })
export type OwnPaths = Partial<Record<Locale, string>>

/** A page with its requested addresses. */
export type AddressedPage = {
  path: string
  own: OwnPaths
  /** Not published yet. */ isUnseen?: boolean
  /** Visitors do not get it at this moment: it is not open yet, or offline. */ closed?: 'early' | 'offline'
}

/** The own addresses of a stored page, in NFC and without a trailing slash. Total: accepts any JSON. */
export function ownPathsOf(document: unknown): OwnPaths {
  const found: OwnPaths = {}
  const stored = isRecord(document) ? document.paths : undefined
  if (!isRecord(stored)) return found
  for (const locale of locales) {
    const path = stored[locale]
    if (typeof path === 'string' && path.length <= 300) found[locale] = tidyPath(path)
  }
  return found
}

/** `params`: it lacks a parameter of the page's path, or has an extra one. */
export type OwnPathProblem = AddressProblem | 'params'

/** Why the page at `path` cannot have this own address, regardless of other pages. */
export function ownPathProblem(own: string, path: string): OwnPathProblem | undefined {
  return (
    addressProblem(own) ??
    ([...pathParams(own)].sort().join() === [...pathParams(path)].sort().join() ? undefined : 'params')
  )
}

export type OwnPathConflict = { path: string; locale: Locale } & (
  | { problem: OwnPathProblem }
  | {
      /** `alike`: equal except for letter case. */ problem: 'taken' | 'alike'
      /** The path of the page that has it. */ by: string
    }
)

/**
 * Own addresses that are impossible: invalid, or another page's, in any language. A page's path takes precedence over
 * own addresses; of two equal own addresses, the earlier in the list wins. One that is `alike` another page's still
 * works: new ones should not be made, but published ones stay.
 */
export function ownPathConflicts(pages: readonly AddressedPage[]): OwnPathConflict[] {
  const holders = new Map(pages.map(({ path }) => [addressShape(path), { path, address: path }]))
  const sounds = new Map(pages.map(({ path }) => [addressSound(path), path]))
  return pages.flatMap(({ path, own }) =>
    locales.flatMap((locale): OwnPathConflict[] => {
      const wanted = own[locale]
      if (wanted === undefined) return []
      const problem = ownPathProblem(wanted, path)
      if (problem) return [{ path, locale, problem }]
      const shape = addressShape(wanted)
      const by = holders.get(shape)
      if (by && by.path !== path) return [{ path, locale, problem: 'taken', by: by.path }]
      // Same segments with other parameters: the two could not be distinguished.
      if (by && by.address !== wanted) return [{ path, locale, problem: 'params' }]
      holders.set(shape, { path, address: wanted })
      const sound = addressSound(wanted)
      const like = sounds.get(sound)
      if (!by && like !== undefined && like !== path) return [{ path, locale, problem: 'alike', by: like }]
      sounds.set(sound, path)
      return []
    }),
  )
}

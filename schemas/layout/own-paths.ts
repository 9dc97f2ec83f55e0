import * as z from 'zod/mini'
import { isRecord } from './json'
import { type Locale, locales } from './locale'
import { type AddressProblem, addressProblem, addressShape, addressSound, tidyPath } from './page-address'
import { pathParams } from './path'

const ownPath = z.optional(z.string().check(z.maxLength(300)))

/**
 * Addresses that a page has in one language alone, beside its path, which is its name and its address in every other. What
 * cannot be an address is kept as it was typed and has no effect until it can.
 */
export const ownPathFields = z.strictObject({ th: ownPath, en: ownPath })
export type OwnPaths = Partial<Record<Locale, string>>

/** A page with the addresses that it asks for. */
export type AddressedPage = {
  path: string
  own: OwnPaths
  /** Visitors do not have it yet. */ isUnseen?: boolean
  /** Visitors do not get it at this moment: it is not open yet, or offline. */ closed?: 'early' | 'offline'
}

/** The own addresses of a stored page, NFC and without a slash at the end. Total: any JSON may be asked. */
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

/** `params`: it lacks a parameter of the page's path, or has another. */
export type OwnPathProblem = AddressProblem | 'params'

/** Why the page at `path` cannot have this address of its own, whoever else has it. */
export function ownPathProblem(own: string, path: string): OwnPathProblem | undefined {
  return (
    addressProblem(own) ??
    ([...pathParams(own)].sort().join() === [...pathParams(path)].sort().join() ? undefined : 'params')
  )
}

export type OwnPathConflict = { path: string; locale: Locale } & (
  | { problem: OwnPathProblem }
  | {
      /** `alike`: but for letter case. */ problem: 'taken' | 'alike'
      /** The path of the page that has it. */ by: string
    }
)

/**
 * Own addresses that cannot be: not addresses, or another page's, in whatever language. A page's path comes before what others ask
 * for; of two that ask for the same one, the earlier in the list has it. One that is `alike` another page's answers all the same:
 * nobody should make it, and what visitors have of it stays.
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
      // The same places for other parameters: nobody could tell which is which.
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

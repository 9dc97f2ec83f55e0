import { withoutEnd } from '../without-end'
import { isNoPage, pathParams } from './path'

const segment = /^(?:\{[A-Za-z_][A-Za-z0-9_]{0,39}\}|[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*)$/u
/** Letters of an address, and of a part between its slashes. */
const [maxLength, maxPartLength] = [200, 80]

export type AddressProblem = 'shape' | 'long' | 'reserved' | 'parameters'

/**
 * Why no page can be made at `path`: it is no plain address of words, digits, hyphens and parameters in NFC, it is too long, the gateway keeps it for itself, or it names one parameter twice. Undefined when one can.
 */
export function addressProblem(path: string): AddressProblem | undefined {
  const segments = path.slice(1).split('/')
  if (
    path !== '/' &&
    (path !== path.normalize() || !path.startsWith('/') || !segments.every((part) => segment.test(part)))
  )
    return 'shape'
  if (path.length > maxLength || segments.some((part) => part.length > maxPartLength)) return 'long'
  if (isNoPage(path) || path.endsWith('.json')) return 'reserved'
  const params = pathParams(path)
  return new Set(params).size < params.length ? 'parameters' : undefined
}

/** A path as it is stored: NFC, so that one word is written in one way, without spaces around it and a slash at its end. */
export function tidyPath(path: string): string {
  const plain = path.trim().normalize()
  return plain.slice(0, 1) + withoutEnd(plain.slice(1), '/')
}

/** The same text for paths that the same addresses match, whatever their parameters are called. */
export const addressShape = (path: string) => path.replace(/\{[^/{}]*\}/g, '{}')

/**
 * The same text for paths that people take for one address. Letter case tells addresses apart, so that `/About` and `/about` would
 * be two pages, and whoever hears or types one of them comes to the other.
 */
export const addressSound = (path: string) => addressShape(path).toLowerCase()

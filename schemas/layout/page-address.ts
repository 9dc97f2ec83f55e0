import { withoutEnd } from '../without-end'
import { isNoPage, pathParams } from './path'

const segment = /^(?:\{[A-Za-z_][A-Za-z0-9_]{0,39}\}|[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*)$/u
/** Most characters of an address, and of a segment. */
const [maxLength, maxPartLength] = [200, 80]

export type AddressProblem = 'shape' | 'long' | 'reserved' | 'parameters'

/**
 * Why no page can be made at `path`: it is no plain address of words, digits, hyphens and parameters in NFC, it is too
 * long, the gateway reserves it, or it repeats a parameter. Undefined when it is valid.
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

/** The stored form of a path: NFC, so that a word has one spelling, trimmed, and without a trailing slash. */
export function tidyPath(path: string): string {
  const plain = path.trim().normalize()
  return plain.slice(0, 1) + withoutEnd(plain.slice(1), '/')
}

/** Equal for paths that match the same addresses, regardless of parameter names. */
export const addressShape = (path: string) => path.replace(/\{[^/{}]*\}/g, '{}')

/**
 * Equal for paths that people would confuse. Letter case distinguishes addresses, so `/About` and `/about` would be two
 * pages, and a person who hears or types one would reach the other.
 */
export const addressSound = (path: string) => addressShape(path).toLowerCase()

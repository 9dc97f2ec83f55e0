import { isNoPage, pathParams } from './path'

const segment = /^(?:\{[A-Za-z_][A-Za-z0-9_]{0,39}\}|[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,79})$/u

export type AddressProblem = 'shape' | 'reserved' | 'parameters'

/**
 * Why no page can be made at `path`: it is no plain address of words, digits, hyphens and parameters of at most 200 characters in NFC,
 * the gateway keeps it for itself, or it names one parameter twice. Undefined when one can.
 */
export function addressProblem(path: string): AddressProblem | undefined {
  if (path !== '/' && (path.length > 200 || path !== path.normalize() || !path.startsWith('/') || !path.slice(1).split('/').every((part) => segment.test(part)))) return 'shape'
  if (isNoPage(path) || path.endsWith('.json')) return 'reserved'
  const params = pathParams(path)
  return new Set(params).size < params.length ? 'parameters' : undefined
}

/** A path as it is stored: NFC, so that one word is written in one way, without spaces around it and a slash at its end. */
export const tidyPath = (path: string) => path.trim().normalize().replace(/(?<=.)\/+$/, '')

/** The same text for paths that the same addresses match, whatever their parameters are called. */
export const addressShape = (path: string) => path.replace(/\{[^/]*\}/g, '{}')

import type * as z from 'zod/mini'
import type { Role } from './layout/role'

/** How long an answer may be reused: until the next release, for some seconds by any visitor, or never beyond its owner. */
export type CallCache = 'release' | 'seconds' | 'private' | 'none'

export type CallError = { status: number; message: string }

/**
 * The contract of one call to the gateway. `name` equals the contract file's path below `schemas/api` (`account/session`).
 * Input is the query (GET) or the JSON body (POST) and the path's parameters, which win; what the schema does not name is refused.
 */
export type CallContract<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  /** All but GET change something: they carry a JSON body, and none is taken twice. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{param}` for path parameters. */
  path: string
  /** The lowest role that may call. */
  access: Role
  /** Answers at the operator's site alone: at any other, nobody's role is enough. */
  operator?: true
  /** Which tenant the call works in: the host's site, or the platform (host lookup, health). */
  scope: 'site' | 'platform'
  /**
   * Which inputs name whose rows, by the way to the field (`to`, in a list `keys[]`, further down `calls[].input.slug`), and what kind they are. A foreign
   * id answers as an unknown one, in each of them. A text of the input that is not here has to be known to name nothing: a test fails for any other.
   */
  resources?: Readonly<Record<string, string>>
  cache: CallCache
  /** How the answer travels; `output` is its schema for `json`. */
  answer?: 'json' | 'stream' | 'redirect' | 'events'
  /** A block that shows the answer gets its texts in every language, as they are written; else in the reader's alone. */
  asWritten?: true
  /** Boot calls travel without the four call headers and authorise by cookie. */
  boot?: boolean
  /**
   * The act is done once for an `Idempotency-Key`, which the header then has to bring: the same key and body give the stored answer, the
   * same key with another body 409. `when` says for which input.
   */
  idempotent?: true | { when(input: z.output<I>): boolean }
  /** Names of the input that a POST takes from its query, as an address of its own. */
  query?: readonly string[]
  /** At most this many a minute from one address. */
  limit?: number
  /** The largest body (bytes); 1 MB where nothing is said. */
  bytes?: number
  input: I
  output: O
  errors?: readonly CallError[]
  /** At least one; the tests ask each of a live gateway. `as` is who asks (a guest), `output` what the answer holds at least, `status` what it is (200). */
  examples: readonly { input: z.input<I>; as?: Role; output?: z.input<O>; status?: number }[]
  summary: string
}

export type AnyCall = CallContract

export type InputOf<C> = C extends CallContract<infer I, z.ZodMiniType> ? z.input<I> : never
export type ParsedInputOf<C> = C extends CallContract<infer I, z.ZodMiniType> ? z.output<I> : never
export type OutputOf<C> = C extends CallContract<z.ZodMiniType, infer O> ? z.output<O> : never

/** Declares a call: `export const call = defineCall({ … })`, alone in its file. */
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  contract: CallContract<I, O>,
): CallContract<I, O> {
  return contract
}

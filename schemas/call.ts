import type * as z from 'zod/mini'
import type { AuditAct } from './audit'
import type { Role } from './layout/role'
import type { NeededMembership } from './membership'

/**
 * How long an answer may be reused: until the next release, for some seconds by any visitor, or never beyond its owner.
 */
export type CallCache = 'release' | 'seconds' | 'private' | 'none'

export type CallError = { status: number; message: string }

/**
 * The contract of one call to the gateway. `name` equals the contract file's path below the `calls` folder of its area
 * (`account/session`). Input is the query (GET) or the JSON body (POST) plus the path's parameters, which take
 * precedence; unknown names are refused.
 */
export type CallContract<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  N extends string = string,
> = {
  name: N
  /** All but GET change something: they carry a JSON body, and none is accepted twice. */
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{param}` for path parameters. */
  path: string
  /** The lowest role that may call. */
  access: Role
  /** The role that its caller needs, besides `access`, in the branch or other scope of the rows that it names. */
  member?: NeededMembership
  /** Answers only at the operator's site: at any other, no role is sufficient. */
  operator?: true
  /** Which tenant the call works in: the host's site, or the platform (host lookup, health). */
  scope: 'site' | 'platform'
  /**
   * The inputs that name rows, by field path (`to`, in a list `keys[]`, deeper `calls[].input.slug`), and their kind.
   * In each of them a foreign id answers like an unknown one. A text input missing here must be known to name no row: a
   * test fails for any other.
   */
  resources?: Readonly<Record<string, string>>
  /**
   * The audited action, or the one it records in most cases; `false`: it changes nothing that an audit log is for. Calls
   * of managers and admins other than GET must have it.
   */
  audit?: AuditAct | false
  /**
   * Changes nothing, or is sent by a page automatically: not recorded when an admin sends it while acting for someone
   * else.
   */
  unrecorded?: true
  cache: CallCache
  /** How the answer is sent; `output` is its schema for `json`. */
  answer?: 'json' | 'stream' | 'redirect' | 'events'
  /** A block that shows the answer gets its texts in every language, as written; otherwise only in the reader's. */
  asWritten?: true
  /** Boot calls are sent without the four call headers and authorise by cookie. */
  boot?: boolean
  /**
   * Runs once per `Idempotency-Key`, which is then required: the same key and body return the stored answer, the same
   * key with another body 409. `when` says for which input.
   */
  idempotent?: true | { when(input: z.output<I>): boolean }
  /** Inputs that a POST takes from its query, when its address has to carry them. */
  query?: readonly string[]
  /** At most this many a minute from one address. */
  limit?: number
  /** The largest body (bytes); 1 MB when absent. */
  bytes?: number
  /** The most values and names that the body of a guest or a member holds together; 20,000 where nothing is said. */
  entries?: number
  input: I
  output: O
  errors?: readonly CallError[]
  /**
   * At least one; the tests send each to a live gateway. `as` is the caller (a guest by default), `output` the least
   * that the answer holds, `status` the expected status (200 by default).
   */
  examples: readonly { input: z.input<I>; as?: Role; output?: z.input<O>; status?: number }[]
  summary: string
}

export type AnyCall = CallContract

export type InputOf<C> = C extends CallContract<infer I, z.ZodMiniType> ? z.input<I> : never
export type ParsedInputOf<C> = C extends CallContract<infer I, z.ZodMiniType> ? z.output<I> : never
export type OutputOf<C> = C extends CallContract<z.ZodMiniType, infer O> ? z.output<O> : never

/** Declares a call: `export const call = defineCall({ … })`, the only export of its file. */
export function defineCall<I extends z.ZodMiniType, O extends z.ZodMiniType, const N extends string>(
  contract: CallContract<I, O, N>,
): CallContract<I, O, N> {
  return contract
}

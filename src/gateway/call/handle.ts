import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { AnyCall, CallContract, OutputOf, ParsedInputOf } from '@schemas/call'
import type { SessionInfo } from '@schemas/boot'
import type { SessionEnd, SessionVia } from '@schemas/account/entities/session'
import type { Locale } from '@schemas/layout/locale'
import { fieldMessages } from '@schemas/issue-message'
import { hasRole } from '@schemas/layout/role'
import { isAudited, recordActing } from './record-acting'
import type { Session, SessionStart } from '../auth/session'
import { isOfStore } from '../db/failures'
import type { Db } from '../db/open'
import { storable } from '../db/storable'
import { storeProblem } from '../storage/store-problem'
import type { Log } from '../log'
import type { Lock } from '../page-passwords/locked-pages'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { answerOnce, needsKey } from './answer-once'
import { forbidden, invalidInput, signInFirst } from './refusals'

/** What a handler may know of its request. The raw request is not included. */
export type CallContext = {
  site: Site
  session: Session
  /** The site's public token was sent instead of an account's: the caller is a guest who reads public files. */
  isPublic: boolean
  /** The requested range of a stream, and what the client has already: the raw headers. */
  wanted: { range?: string | undefined; ifRange?: string | undefined; ifNoneMatch?: string | undefined }
  locale: Locale
  log: Log
  /** What the log calls this request. */
  requestId: string
  /** Trusted client address as limits count it (`callerAddress`). */
  address: string
  /** Aborted when the caller goes before the answer: work that nobody waits for is not worth a thread. */
  callerSignal: () => AbortSignal
  userAgent: string
  /** The caller's key for this action (`Idempotency-Key`). */
  idempotencyKey?: string | undefined
  /** Scheme, host and port as the visitor sees them, for absolute links. */
  origin: string
  /** The requested host name, lower-case, without port. */
  hostname: string
  local: boolean
  services: Services
  /** Pages that this browser has unlocked: `holds` tells, `open` adds one, which is set with the response. */
  pages: { holds: (lock: Pick<Lock, 'id' | 'no'>) => boolean; open: (lock: Pick<Lock, 'id' | 'no'>) => void }
  /** The id of the caller's device where it has signed in with this name before. */
  knownDevice: (name: string) => string | undefined
  /**
   * Starts work after the response was sent, so that response time does not reveal it. A gateway that dies in between
   * leaves it undone.
   */
  afterResponse: (work: () => Promise<unknown>) => void
  /**
   * Starts or ends the visitor's session; the cookie is set with the response. `opens` runs in the transaction that
   * begins the session: neither happens without the other, and nothing comes between. Throws `otherwise` when the
   * account has been closed.
   */
  account: {
    start: (
      opens: (tx: Db) => Promise<{ person: string } & Pick<SessionStart, 'proven' | 'impersonatedBy'>>,
      how: { via?: SessionVia; otherwise: Error },
    ) => Promise<SessionInfo>
    end: (endedAs?: SessionEnd) => Promise<void>
  }
}

export type HandlerArguments<C extends AnyCall> = CallContext & {
  input: ParsedInputOf<C>
  /** The site's transaction: short, never around network, hashing or image work; a nested one joins. */
  tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}

export type Handler = { call: AnyCall; run: (context: CallContext, rawInput: unknown) => Promise<unknown> }

/** A body that is not JSON: a file, a feed, a framed document. Returned by the handler of a `stream` call. */
export type StreamAnswer = {
  type: string
  body: string | Buffer | Readable
  headers?: Record<string, string>
  /** Defaults to 200: 206 for a range, 304 when the client has it. */ status?: number
}

/**
 * The only way to answer a call: parses the input by the contract, checks the role, runs the handler and checks its
 * output. Throws CallError only; anything else a handler throws is logged as an internal error.
 */
export function handle<C extends CallContract<z.ZodMiniType, z.ZodMiniType>>(
  call: C,
  work: (args: HandlerArguments<C>) => Promise<OutputOf<C> | StreamAnswer>,
): Handler {
  return {
    call,
    run: (context, rawInput) =>
      context.services.inFlight.track(
        { call: call.name, site: context.site.id, request: context.requestId },
        async (resume) => {
          // Before any check: what an admin attempts while acting for a person is audited, granted or not.
          const { person } = context.session
          if (person?.impersonator && isAudited(call))
            await context.services.withSite(context.site.id, (tx) =>
              recordActing(tx, context.site.id, person, call.name),
            )
          if (!hasRole(context.session.role, call.access))
            throw context.session.role === 'guest' ? signInFirst(context.locale) : forbidden(context.locale)
          // Accounts belong to one site, so an admin at the operator's host is one of the operator's.
          if (call.operator && context.site.id !== context.services.settings.operatorSite)
            throw forbidden(context.locale)
          const parsed = call.input.safeParse(storable(rawInput))
          if (!parsed.success) throw invalidInput(context.locale, fieldMessages(parsed.error, rawInput, context.locale))
          const answerNow = async () => {
            const answer = await work({
              ...context,
              session: isShared(call) ? { role: context.session.role } : context.session,
              input: parsed.data as ParsedInputOf<C>,
              tx: (inner) => context.services.withSite(context.site.id, (db) => (resume(), inner(db))).finally(resume),
            }).catch((error: unknown) => {
              // For every call: an unavailable store is not the gateway's fault.
              throw (isOfStore(error) && storeProblem(error, context.locale)) || error
            })
            if ((call.answer ?? 'json') !== 'json') return answer
            const checked = call.output.safeParse(answer)
            if (!checked.success)
              throw new Error(`${call.name} answered outside its contract: ${z.prettifyError(checked.error)}`)
            return checked.data
          }
          return needsKey(call, parsed.data) ? answerOnce(call, context, parsed.data, answerNow) : answerNow()
        },
      ),
  }
}

/** A shared response depends on the role only: what the handler cannot see, no cache can show to others. */
const isShared = ({ cache }: AnyCall) => cache === 'release' || cache === 'seconds'

import type { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { AnyCall, CallContract, OutputOf, ParsedInputOf } from '@schemas/call'
import type { SessionInfo } from '@schemas/boot'
import type { SessionEnd, SessionVia } from '@schemas/entities/session'
import type { Locale } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'
import { isAudited, recordActing } from '../auth/record-acting'
import type { Session, SessionStart } from '../auth/session'
import { isOfStore } from '../db/failures'
import type { Db } from '../db/open'
import { storable } from '../db/storable'
import { storeProblem } from '../files/store-problem'
import type { Log } from '../log'
import type { Lock } from '../page-passwords/locked-pages'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { answerOnce, needsKey } from './answer-once'
import { issueMessage } from './issue-message'
import { forbidden, invalidInput, signInFirst } from './refusals'

/** What every handler may know of its request. The raw request is not among it. */
export type CallContext = {
  site: Site
  session: Session
  /** The site's public token came in place of an account's: its bearer is a guest who reads public files. */
  isPublic: boolean
  /** What of a stream the caller wants, and what they have of it already: the headers as they came. */
  wanted: { range?: string | undefined; ifRange?: string | undefined; ifNoneMatch?: string | undefined }
  locale: Locale
  log: Log
  /** What the log calls this request. */
  requestId: string
  /** Trusted address of the caller as limits count it (`callerAddress`). */
  address: string
  /** Aborted when the caller goes before the answer: work that nobody waits for is not worth a thread. */
  callerSignal: () => AbortSignal
  userAgent: string
  /** The caller's name for this act (`Idempotency-Key`). */
  idempotencyKey?: string | undefined
  /** Scheme, host and port that the visitor sees, for absolute links. */
  origin: string
  /** The host name asked for, lower-case, without port. */
  hostname: string
  local: boolean
  services: Services
  /** Pages that this browser has given the word of: `holds` tells, `open` adds one, which travels with the answer. */
  pages: { holds: (lock: Pick<Lock, 'id' | 'no'>) => boolean; open: (lock: Pick<Lock, 'id' | 'no'>) => void }
  /** The id of the caller's device where it has signed in with this name before. */
  knownDevice: (name: string) => string | undefined
  /** Begins work when the answer has gone out: whether there is any, its time does not tell. A gateway that dies in between leaves it undone. */
  afterResponse: (work: () => Promise<unknown>) => void
  /**
   * Starts or ends the visitor's session; the cookie travels with the answer. What opens the account is done in the transaction that begins the
   * session: neither is there without the other, and nothing comes between them. Throws `otherwise` where the account is closed by then.
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

/** A body that is not JSON: a file, a feed, a framed document. The handler of a `stream` call returns one. */
export type StreamAnswer = {
  type: string
  body: string | Buffer | Readable
  headers?: Record<string, string>
  /** 200 where nothing is said: 206 for a part, 304 for what the caller has. */ status?: number
}

/**
 * The only way to answer a call: parses the input by the contract, checks the role, runs the handler and checks what it
 * says. Throws CallError alone; anything else a handler throws is an internal error for the log.
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
          // Before anything is judged: what an admin sets about in somebody's name stands there, granted or not.
          const { person } = context.session
          if (person?.impersonator && isAudited(call))
            await context.services.withSite(context.site.id, (tx) =>
              recordActing(tx, context.site.id, person, call.name),
            )
          if (!hasRole(context.session.role, call.access))
            throw context.session.role === 'guest' ? signInFirst(context.locale) : forbidden(context.locale)
          // Accounts are of one site, so that an admin at the operator's host is one of the operator's.
          if (call.operator && context.site.id !== context.services.settings.operatorSite)
            throw forbidden(context.locale)
          const parsed = call.input.safeParse(storable(rawInput))
          if (!parsed.success) throw invalidInput(context.locale, fieldMessages(parsed.error, context.locale))
          const answerNow = async () => {
            const answer = await work({
              ...context,
              session: isShared(call) ? { role: context.session.role } : context.session,
              input: parsed.data as ParsedInputOf<C>,
              tx: (inner) => context.services.withSite(context.site.id, (db) => (resume(), inner(db))).finally(resume),
            }).catch((error: unknown) => {
              // Whichever call it was that needed it: a store that does not answer is no fault of the gateway's.
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

/** An answer that visitors share is made of their role alone: what the handler cannot see, no cache can show to another. */
const isShared = ({ cache }: AnyCall) => cache === 'release' || cache === 'seconds'

/** Field messages in the caller's language: the first issue of each field. */
function fieldMessages(error: z.core.$ZodError, locale: Locale): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    fields[field] ??= issueMessage(issue, locale)
  }
  return fields
}

import type * as z from 'zod/mini'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import type { Log } from '../log'
import type { Site } from '../platform/sites'
import type { Services } from '../services'

/** What a job may use beyond its input. */
export type JobContext = {
  site: string
  /** The site, unless it is disabled. Read before the transaction, in which it cannot be. */
  servedSite: Site | undefined
  services: Services
  log: Log
  /** Aborted when the gateway stops: long work ends early, and is continued by whichever gateway claims it next. */
  signal: AbortSignal
  /** Runs after the transaction of a job that has `run`; not when it is rolled back. */
  afterCommit: (work: () => void) => void
  /** Runs the job again at that time instead of completing it; the attempt is not counted. */
  runAgain: (at: Date) => void
}

export type Retry = {
  /** After this many attempts the job is dead. */
  attempts: number
  /** Wait after the first failed attempt (ms); it doubles with each further one, up to `maxMs`. */
  firstMs: number
  maxMs: number
}

type Base<Input> = {
  /** `<area>/<file>`; stored, so it never changes. */
  name: string
  /** What admins read in the list of failed jobs. */
  title: LocalisedText
  /** The payload: ids, never what a person wrote. A job that was enqueued by an earlier build must fit it too. */
  input: z.ZodMiniType<Input>
  /** A cron expression in the site's time zone. Each site then has one row of the job; its input is `{}`. */
  schedule?: string
  /** Also runs when a gateway starts: for what a killed process left. */
  atStart?: boolean
  retry?: Partial<Retry>
}

/** `run`: the effect and the job's completion are one transaction, so that it happens exactly once. Keep it short. */
type InTransaction<Input> = { run(tx: Db, context: JobContext, input: Input): Promise<unknown> }

/**
 * `work`: for what takes longer, or leaves the database. It may be repeated: a gateway that is killed before it reports
 * completion leaves it to the next one.
 */
type Outside<Input> = { work(context: JobContext, input: Input): Promise<unknown> }

export type Job<Input> = Base<Input> & (InTransaction<Input> | Outside<Input>)
/** Any job: its input is parsed before it is passed. */
export type AnyJob = Job<unknown>

/** Declares background work; found by its file, `src/areas/<area>/server/jobs/<name>.ts`. */
export function defineJob<Input>(definition: Base<Input> & InTransaction<Input>): Base<Input> & InTransaction<Input>
export function defineJob<Input>(definition: Base<Input> & Outside<Input>): Base<Input> & Outside<Input>
export function defineJob<Input>(definition: Job<Input>): Job<Input> {
  return definition
}

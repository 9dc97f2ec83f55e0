import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../call/handle'
import type { Db } from '../db/open'
import { readObject } from '../files/read-file'
import { addStrays, adoptStrays, scheduleStrays } from '../media/stray-objects'
import { contentDisposition } from '../storage/content-disposition'
import { fileHeaders } from '../storage/file-headers'
import { askStore } from '../storage/store-problem'
import { busyError } from '../workers/busy-error'
import { WorkFailed } from '../workers/work-failed'
import { typesetPdf } from './typeset'
import type { Typesetting } from './typeset.job'

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }
type StoredPdf = { key: string; sha256: string }

type Wanted = {
  typesetting: Typesetting
  /** The name under which a browser saves it. */
  name: string
  /**
   * Of a final document, whose first file stays as it was: the folder of its files below `documents/<site>/`, and the row
   * that names the file. `note` keeps a row that is there already. Absent: the file is made each time.
   */
  keep?:
    | {
        folder: string
        find: (db: Db) => Promise<string | undefined>
        note: (db: Db, kept: StoredPdf) => Promise<unknown>
      }
    | undefined
}

const type = 'application/pdf'
/** An object that nobody noted by then is removed with the leftovers. */
const unclaimedMs = 60 * 60_000

/** Answers a call with a PDF. Throws CallError when too many are being made. */
export async function answerPdf(context: Context, wanted: Wanted) {
  const { name, keep, typesetting } = wanted
  try {
    // A file that the store has lost is made again.
    const key = keep && (await keepPdf(context, typesetting, keep))
    const stored = key && (await readObject(context, { key, type }, name))
    return (
      stored ?? {
        type,
        body: await typeset(context, typesetting),
        headers: { ...fileHeaders(type), 'content-disposition': contentDisposition('attachment', name) },
      }
    )
  } catch (error) {
    throw error instanceof WorkFailed && error.reason !== 'ended' ? busyError(context.locale) : error
  }
}

/** The same data and template give the same bytes. */
const typeset = async ({ services, site, callerSignal }: Context, typesetting: Typesetting) =>
  Buffer.from(await typesetPdf(services, typesetting, { owner: site.id, signal: callerSignal() }))

/**
 * The storage key of the first file, which is made and stored with its hash where there is none. Undefined while the
 * same object is being removed.
 */
async function keepPdf(
  context: Context,
  typesetting: Typesetting,
  { folder, find, note }: NonNullable<Wanted['keep']>,
): Promise<string | undefined> {
  const { services, site, tx, locale } = context
  const before = await tx(find)
  if (before !== undefined) return before
  const bytes = await typeset(context, typesetting)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Named by its content, so that two calls at once, and one after a killed process, write the same object. Of its own
  // prefix: files are reconciled with items, and no item names this object.
  const key = `documents/${site.id}/${folder}/${sha256}.pdf`
  // One at a time, so that nobody records as a stray what another one has just noted.
  const inTurn = <T>(work: (db: Db) => Promise<T>) =>
    tx(async (db) => {
      await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`pdf:${key}`}))`)
      return work(db)
    })
  // Until it is noted the object is a stray: a killed process, or a document that is gone by then, leaves nothing.
  const noted = await inTurn(async (db) => {
    const first = await find(db)
    if (first === undefined) await addStrays(db, site.id, [key], new Date(Date.now() + unclaimedMs))
    return first
  })
  if (noted !== undefined) return noted
  await askStore(services.store.put(key, bytes, { type, size: bytes.length }), locale)
  return inTurn(async (db) => {
    const first = await find(db)
    if (first !== undefined) {
      if (first !== key) await scheduleStrays(db, [key])
      return first
    }
    if (!(await adoptStrays(db, [key]))) return undefined
    await note(db, { key, sha256 })
    return (await find(db)) ?? key
  })
}

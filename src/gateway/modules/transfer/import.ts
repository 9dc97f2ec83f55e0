import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/transfer/import'
import type { ImportResult } from '@schemas/entities/import-plan'
import { importTable } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { CallError } from '../../http/call-error'
import { handle, type HandlerArguments } from '../../http/handle'
import { findSent } from '../../transfer/sent-file'
import { describePlan } from '../../transfer/describe-plan'
import { openImport } from '../../transfer/open-import'
import { takeRedirects } from '../../transfer/redirects'
import { runImport } from '../../transfer/run-import'
import { transferError } from '../../transfer/words'

export const handler = handle(call, async (given) => {
  const {
    tx,
    input: { id },
  } = given
  const answered = async () =>
    (await tx((db) => db.select({ written: importTable.written }).from(importTable).where(eq(importTable.id, id))))[0]
      ?.written.result
  // An answer that was lost on its way is given again.
  const known = await answered()
  if (known) return known
  try {
    return await bringIn(given)
  } catch (error) {
    // Somebody who asked at the same time has done it meanwhile, and what it was made of is gone.
    const meanwhile = await answered()
    if (meanwhile) return meanwhile
    throw error
  }
})

async function bringIn(given: HandlerArguments<typeof call>): Promise<ImportResult> {
  const { input, tx, services, locale } = given
  const { id, digest, documents, without, theme, redirects } = input
  const { storageKey } = await tx((db) => findSent(db, id, locale))
  const { file, plan } = await openImport(given, id)
  if (file.digest !== digest) throw transferError('changed', locale)
  const author = authorOf(given)
  if (theme) {
    const look = describePlan({ author, file, plan, brought: new Map(), shipped: services.families }).theme
    if (look?.state === 'refused') throw new CallError(403, look.note ?? '')
    if (look?.state !== 'new' && look?.state !== 'here') throw transferError('changed', locale)
  }
  const result = await runImport({
    tx,
    author,
    id,
    file,
    plan,
    chosen: documents,
    without,
    takesTheme: theme,
    redirects: redirects
      ? (db) => takeRedirects({ db, author, file: file.index, keep: true, beside: given })
      : undefined,
    settings: services.settings,
  })
  if (result.redirects) services.sites.forget()
  // Its address still holds for a while, so that the stray row stays and what comes late is cleared away too.
  await services.store.remove(storageKey).catch(() => {})
  return result
}

import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/transfer/import'
import { importTable } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { knownFamilies } from '../../themes/known-families'
import { findSent } from '../../transfer/sent-file'
import { describePlan } from '../../transfer/describe-plan'
import { openImport } from '../../transfer/open-import'
import { runImport } from '../../transfer/run-import'
import { transferError } from '../../transfer/words'

export const handler = handle(call, async (given) => {
  const { input, tx, services, locale } = given
  const { id, digest, documents, without, theme } = input
  // An answer that was lost on its way is given again.
  const [done] = await tx((db) => db.select({ written: importTable.written }).from(importTable).where(eq(importTable.id, id)))
  if (done) return done.written.result
  const { storageKey } = await tx((db) => findSent(db, id, locale))
  const { file, plan } = await openImport(given, id)
  if (file.digest !== digest) throw transferError('changed', locale)
  const author = authorOf(given)
  if (theme) {
    const look = describePlan({ author, file, plan, brought: new Map(), families: await tx((db) => knownFamilies(db, services.families)) }).theme
    if (look?.state === 'refused') throw new CallError(403, look.note ?? '')
    if (look?.state !== 'new') throw transferError('changed', locale)
  }
  const result = await runImport({ tx, author, id, file, plan, chosen: documents, without, takesTheme: theme })
  // Its address still holds for a while, so that the stray row stays and what comes late is cleared away too.
  await services.store.remove(storageKey).catch(() => {})
  return result
})

import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/transfer/import'
import type { ImportResult } from '@schemas/editor/entities/import-plan'
import { importTable } from '@gateway/db/import-tables'
import { authorOf } from '@gateway/drafts/author'
import { CallError } from '@gateway/errors/call-error'
import { handle, type HandlerArguments } from '@gateway/call/handle'
import { findSent } from '@gateway/transfer/sent-file'
import { describePlan } from '@gateway/transfer/describe-plan'
import { openImport } from '@gateway/transfer/open-import'
import { takeRedirects } from '@gateway/transfer/redirects'
import { runImport } from '@gateway/transfer/run-import'
import { transferError } from '@gateway/transfer/messages'

export const handler = handle(call, async (context) => {
  const {
    tx,
    input: { id },
  } = context
  const findResult = async () =>
    (await tx((db) => db.select({ written: importTable.written }).from(importTable).where(eq(importTable.id, id))))[0]
      ?.written.result
  // A lost response is returned again.
  const known = await findResult()
  if (known) return known
  try {
    return await performImport(context)
  } catch (error) {
    // A concurrent request did it meanwhile and consumed the upload.
    const meanwhile = await findResult()
    if (meanwhile) return meanwhile
    throw error
  }
})

async function performImport(context: HandlerArguments<typeof call>): Promise<ImportResult> {
  const { input, tx, services, locale } = context
  const { id, digest, documents, without, theme, redirects } = input
  const { storageKey } = await tx((db) => findSent(db, id, locale))
  const { file, plan } = await openImport(context, id)
  if (file.digest !== digest) throw transferError('changed', locale)
  const author = authorOf(context)
  if (theme) {
    const planned = describePlan({ author, file, plan, imported: new Map(), shipped: services.families }).theme
    if (planned?.state === 'refused') throw new CallError('forbidden', planned.note ?? '')
    if (planned?.state !== 'new' && planned?.state !== 'here') throw transferError('changed', locale)
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
      ? (db) => takeRedirects({ db, author, file: file.index, keep: true, deps: context })
      : undefined,
    settings: services.settings,
  })
  if (result.redirects) services.sites.forget()
  // Its signed address is still valid for a while, so the stray row stays and late bytes are removed too.
  await services.store.remove(storageKey).catch(() => {})
  return result
}

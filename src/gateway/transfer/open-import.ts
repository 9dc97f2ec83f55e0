import type { Db } from '../db/open'
import { authorOf } from '../drafts/author'
import type { CallContext } from '../call/handle'
import { type Plan, planImport } from './plan-import'
import { readFile, type ReadFile } from './read-file'
import { findSent } from './sent-file'

/** Reads an uploaded file and compares it with the site: for the preview, and again for the import. */
export async function openImport(
  context: CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> },
  id: string,
): Promise<{ file: ReadFile; plan: Plan }> {
  const { tx, services, site, locale } = context
  const { storageKey } = await tx((db) => findSent(db, id, locale))
  return services.readImport(site.id, id, locale, async () => {
    const file = await readFile({ services, site: site.id, locale, signal: context.callerSignal() }, storageKey)
    const lookup = services.pages.assets(site, locale)
    const plan = await planImport({
      tx,
      author: authorOf(context),
      file,
      shipped: services.families,
      hasAsset: (name) => lookup(name) !== undefined,
    })
    return { file, plan }
  })
}

import { call } from '@schemas/editor/calls/editor/pages'
import { listDocuments } from '@gateway/drafts/list-documents'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ tx, site, session, services, log }) => {
  const documents = await tx((db) =>
    listDocuments(db, { site, themes: services.themes, role: session.role, log, person: session.person?.id }),
  )
  const [listed, standing] = [documents, documents.filter(({ trashed }) => !trashed)].map(
    (some) => new Set(some.map(({ path }) => path)),
  ) as [Set<string>, Set<string>]
  const led = [
    ...Object.keys(site.redirects ?? {}),
    ...documents.flatMap(({ trashed, former = [] }) => (trashed ? [] : former)),
  ]
  // A trashed page is removed for visitors with the next release; redirects from its address then apply, and are listed
  // now.
  const others = [
    ...new Set([
      ...services.pages.all(site).patterns.filter((path) => !listed.has(path)),
      ...led.filter((path) => !standing.has(path)),
    ]),
  ]
  return { documents, ...(others.length > 0 ? { others } : {}) }
})

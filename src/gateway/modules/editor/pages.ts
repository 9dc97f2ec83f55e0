import { call } from '@schemas/api/editor/pages'
import { listDocuments } from '../../drafts/list-documents'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ tx, site, session, services, log }) => {
  const documents = await tx((db) => listDocuments(db, { site, themes: services.themes, role: session.role, log }))
  const listed = new Set(documents.map(({ path }) => path))
  const led = [...Object.keys(site.redirects ?? {}), ...documents.flatMap(({ trashed, former = [] }) => (trashed ? [] : former))]
  const others = [...new Set([...services.pages.of(site).patterns, ...led])].filter((path) => !listed.has(path))
  return { documents, ...(others.length > 0 ? { others } : {}) }
})

import { call } from '@schemas/api/editor/pages'
import { handle } from '../../http/handle'
import { listDocuments } from '../../drafts/list-documents'

export const handler = handle(call, async ({ tx, site, session, services, log }) => ({ documents: await tx((db) => listDocuments(db, { site, themes: services.themes, role: session.role, log })) }))

import type { FastifyInstance } from 'fastify'
import { answerOffline } from './answer-offline'
import { answerDocument } from './answer-document'
import type { DocumentDeps } from './deps'
import { missingPages } from '../missing-pages'
import { responseCache } from '../response-cache'
import { takePasswords } from '../take-passwords'

/** Serves every address that is not a call or a file: pages as HTML and as payloads. */
export function registerDocuments(
  app: FastifyInstance,
  options: Omit<DocumentDeps, 'answers' | 'mayRenderMissing'>,
): void {
  const deps = { ...options, answers: responseCache(), mayRenderMissing: missingPages() }
  app.get('/offline/*', (request, reply) => answerOffline(deps, { request, reply }))
  app.get('/*', (request, reply) => answerDocument(deps, { request, reply }))
  takePasswords(app, {
    ...deps,
    answer: (request, reply, refused) => answerDocument(deps, { request, reply }, refused),
  })
}

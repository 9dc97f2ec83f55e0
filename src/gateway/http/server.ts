import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
  type RouteOptions,
} from 'fastify'
import type { Logger } from 'pino'
import type { Tokens } from '../auth/tokens'
import { isDatabaseAway } from '../db/failures'
import type { Services } from '../services'
import type { LocalStore } from '../storage/local-store'
import { limitAnswerTime } from './answer-time'
import { limitBodyTime } from './body-time'
import { answerBroken } from './broken-request'
import { registerBuildFiles } from './build-files'
import { registerBuilds } from './builds'
import { CallError } from '../errors/call-error'
import { codeOfStatus, errorBody } from './error-body'
import { registerCalls } from './calls'
import type { ClientBuild } from './client-build'
import type { RenderPage } from './documents/deps'
import { registerDocuments } from './documents/register-documents'
import type { Handler } from '../call/handle'
import { registerJsonBody } from './json-body'
import { registerObjectStore } from './object-store'
import { registerOffline } from './offline'
import { registerOpenApi } from './open-api'
import { callerAddress } from './caller-address'
import { databaseAwayPage, failedPage } from './plain-pages'
import { registerOutbox } from './outbox'
import { registerPublicFiles } from './public-files'
import { isReserved } from '@schemas/layout/path'
import { readAddress } from './read-address'
import { earlyMessage, refusalMessages, messagesForStatus } from '../call/refusals'
import { refuseLarge } from './refuse-large'
import { isSecure } from './request-context'
import { commonHeaders } from './security-headers'
import { publicPath } from '../storage/object-keys'
import { registerAreaFiles } from './area-files'
import { registerSiteFiles } from './site-files'

type ServerDeps = {
  services: Services
  tokens: Tokens
  build: ClientBuild
  handlers: ReadonlyMap<string, Handler>
  renderPage: RenderPage
  log: Logger
  localStore?: LocalStore | undefined
  onRoute?: (route: RouteOptions) => void
  /** How long a request may take to arrive (ms), except uploads; a response may stall four times as long. */ requestMs?: number
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** The HTTP server, ready to listen. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { services, tokens, build, handlers, log, requestMs = 30_000 } = deps
  const { settings } = services
  // The system reports only rarely what a slow client has read.
  const answerMs = requestMs * 4
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy || false,
    bodyLimit: 1024 * 1024,
    // Bodies have a separate time limit, which exempts uploads; headers need no exemption.
    requestTimeout: 0,
    connectionTimeout: answerMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(requestMs, 5000) },
    clientErrorHandler: answerBroken(settings),
    routerOptions: { maxParamLength: 2000 },
    // Unroutable addresses never reach a hook, yet their responses get the same strict headers.
    frameworkErrors: (error, request, reply) => {
      // Such a request has no proxy handling. Browsers ignore HSTS over http.
      const isForwarded = settings.trustProxy !== false && request.headers['x-forwarded-proto'] === 'https'
      reply.headers(commonHeaders(isForwarded || isSecure(request as FastifyRequest, settings)))
      answerError(error, request as FastifyRequest, reply as unknown as FastifyReply)
    },
  }) as unknown as FastifyInstance
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute)
  // Only JSON is accepted: a form of another origin cannot send it without a preflight.
  app.removeContentTypeParser('text/plain')
  registerJsonBody(app, (request) => refuseLarge(request, { services, tokens }))
  limitAnswerTime(app, answerMs)
  await app.register(cookie)
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    keyGenerator: (request) => callerAddress(request.ip),
    // Build files and pictures are cheap and immutable: a school behind one address must not exhaust its limit on them.
    allowList: (request) =>
      request.url.startsWith('/assets/') || request.url.startsWith(publicPath) || isAtHome(request),
    errorResponseBuilder: (request) => new CallError('rate_limited', earlyMessage(request, refusalMessages.often)),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(isSecure(request, settings))).header('x-request-id', request.id)
  })
  limitBodyTime(app, requestMs, (request) => request.url.startsWith('/_store/'))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        host: request.host,
        url: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    answerError(new CallError('not_found', `Page Not Found: ${readAddress(request.url).clean}`), request, reply),
  )
  registerBuildFiles(app, build)
  registerBuilds(app, services, build)
  registerOpenApi(app, handlers)
  registerSiteFiles(app, { services, build, tokens })
  await registerAreaFiles(app, services)
  registerOffline(app, services, build)
  // Only when no mail is really sent, and only for a person at this machine.
  if (!settings.production && !settings.smtpUrl) registerOutbox(app, settings, isAtHome)
  registerPublicFiles(app, services)
  if (deps.localStore) registerObjectStore(app, deps.localStore)
  registerCalls(app, handlers, services, tokens)
  registerDocuments(app, deps)
  return app

  /** A person at this machine. Tunnel traffic also comes from this machine, but from anyone. */
  function isAtHome(request: FastifyRequest): boolean {
    return (
      settings.env === 'localhost' &&
      loopback.has(request.socket.remoteAddress ?? '') &&
      request.headers['x-forwarded-for'] === undefined &&
      !settings.tunnelHosts.includes(request.hostname.toLowerCase())
    )
  }
}

/**
 * Every failure as a message for the caller: JSON for calls and payloads, a page for browsers. Internal details stay in
 * the log.
 */
function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof CallError)
    return reply.code(error.status).send(
      errorBody(error.code, error.message, {
        fields: error.fields,
        details: error.details,
        requestId: request.id,
      }),
    )
  const status = error.statusCode && error.statusCode < 500 ? error.statusCode : isDatabaseAway(error) ? 503 : 500
  if (status >= 500) request.log.error({ err: error }, 'A request failed.')
  const { clean } = readAddress(request.url)
  if (request.method === 'GET' && !isReserved(clean) && !clean.endsWith('.json'))
    return status === 503 ? databaseAwayPage(reply) : failedPage(reply, status, request.id)
  if (status === 503) reply.header('retry-after', '5')
  const message =
    status !== 503 && status >= 500
      ? 'Internal Server Error'
      : earlyMessage(request, status === 503 ? refusalMessages.away : messagesForStatus(status))
  const body = errorBody(codeOfStatus(status), message, { requestId: request.id })
  // The framework's own statuses are more than there are codes for.
  return reply.code(status).send({ error: { ...body.error, status } })
}

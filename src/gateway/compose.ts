import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { desc, sql } from 'drizzle-orm'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { BlockTypes } from '@schemas/layout/prepare'
import { createAreaServices } from './area-services'
import { createCallKeys } from './auth/call-keys'
import { nonceStore } from './auth/call-nonces'
import { guessLimit } from './auth/guess-limit'
import { createKnownDevices } from './auth/known-devices'
import { createLineLogin } from './auth/line-login'
import { namedSecrets } from './auth/secrets'
import { describeSession } from './auth/session'
import { createTokens } from './auth/tokens'
import { collectHandlers } from './contracts'
import { migrate } from './db/migrate'
import type { Database, Db } from './db/open'
import { shareSite, withSite } from './db/scope'
import { post } from './db/post-tables'
import { createPreviews } from './drafts/previews'
import { createAfterResponse } from './http/after-response'
import { type ClientBuild, readClientBuild } from './http/client-build'
import type { RenderPage } from './http/documents/deps'
import { inFlightCalls } from './http/in-flight'
import { type LoopWatch, loopWatch } from './http/loop-watch'
import { createServer } from './http/server'
import { openTransport } from './mail/transport'
import { itemAssets } from './media/item-assets'
import { isListed } from '@areas/content/server/public'
import { createPageVisits } from './page-passwords/page-visits'
import { createPages } from './pages/pages'
import { collectJobs } from './platform/collect-jobs'
import { jobCounts } from './platform/job-counts'
import { releaseAbandoned } from './platform/job-rows'
import { type JobRunner, jobRunner } from './platform/job-runner'
import { type OutgoingMail, outgoingMail } from './platform/outgoing-mail'
import { rehearseNewBuild } from './platform/rehearsal'
import { releaseClaims } from './platform/release-claims'
import { seedFiles, staffFiles } from './platform/demo-files'
import { seedDemo } from './platform/seed-demo'
import { siteAdmin } from './platform/site-admin'
import { siteDirectory } from './platform/sites'
import { blocksDigest, blockTypes } from './rehearsal/block-types'
import { namedKeys } from './seal/named-keys'
import { createSeal } from './seal/seal'
import type { Services } from './services'
import type { Settings } from './settings'
import type { Step } from './start-steps'
import { createVisits } from './auth/visits'
import { openStore } from './storage/open-store'
import { readFamilies } from './themes/font-families'
import { siteFiles, themeFiles } from './themes/theme-files'
import { readThemes } from './themes/themes'
import { createImportReads } from './transfer/import-reads'
import { createWorkers, type JobLimits } from './workers/workers'

// The language of the log and of notices to managers; a visitor's language is chosen per request.
z.config(z.locales.en())

export type Gateway = {
  app: FastifyInstance
  services: Services
  /** Runs on a schedule only once it is started. */
  jobs: JobRunner
  /** Runs on a schedule only once it is started. */
  mail: OutgoingMail
  /** Runs on a schedule only once it is started. */
  loop: LoopWatch
  /** Adds what existing demo sites lack. Never rejects. */
  seedLater: () => Promise<void>
  /** Rehearses this build on stored documents, where that was not done yet. Never rejects. */
  rehearse: (types?: BlockTypes) => Promise<void>
}

type ComposeOptions = {
  settings: Settings
  secret: string
  /** Seals columns of the database. */
  dataKey: string
  database: Database
  log: Logger
  /** The built folder that holds `client` and `server`. */
  dist: string
  /** Theme packs as text, by file; tests pass broken ones. */
  themes?: Record<string, string>
  /** Demo sites as text, by file; tests pass small ones. */
  demo?: Record<string, string>
  /**
   * The file that threads start from, instead of the built one: while developing and testing it is made of the sources.
   */
  workerEntry?: () => Promise<string>
  /** No job gets more than this; tests have no half minute. */
  workLimits?: Partial<JobLimits>
  /** Replaces the built one; tests pass one with failing views. */
  renderPage?: RenderPage
  /** How long a request may take to arrive completely (ms); tests cannot wait half a minute. */
  requestMs?: number
  /** Called when a start step is done. */
  step?: Step
  /** Called for every route; tests compare lists against them. */
  onRoute?: (route: RouteOptions) => void
}

/** The maximum of a sitemap. */
const maxPosts = 50_000

/** Assembles the gateway: migrated database, themes, handlers, pages, server. It does not listen yet. */
export async function compose({
  settings,
  secret,
  dataKey,
  database,
  log,
  dist,
  themes: files = themeFiles,
  demo = siteFiles,
  renderPage: renderPageOverride,
  workerEntry = async () => join(dist, 'gateway/worker.js'),
  workLimits,
  onRoute,
  requestMs,
  step = () => {},
}: ComposeOptions): Promise<Gateway> {
  const applied = await migrate(database)
  if (applied.length > 0) log.info({ applied }, 'The database was migrated.')
  await releaseClaims(database)
  await releaseAbandoned(database)
  step('migrated')
  const seeded = settings.seedDemo ? await seedDemo(database, log, demo) : undefined
  if (seeded && seeded.made.length > 0) log.info({ made: seeded.made }, 'Demo sites were made.')
  step('demo sites looked after')
  const themes = readThemes(files)
  for (const problem of themes.problems) log.error(problem, 'A theme file could not be read.')
  step('themes read')
  const build: ClientBuild = readClientBuild(join(dist, 'client'))
  const renderPage =
    renderPageOverride ??
    (
      (await import(/* @vite-ignore */ pathToFileURL(join(dist, 'server/server.js')).href)) as {
        renderPage: RenderPage
      }
    ).renderPage
  step('build read')
  const secrets = namedSecrets(secret, settings.previousSecrets)
  const tokens = createTokens(secrets)
  const handlers = collectHandlers()
  const jobs = collectJobs()
  const scoped = <T>(siteId: string, work: (tx: Db) => Promise<T>) => withSite(database, siteId, work)
  const sites = siteDirectory(database)
  const { store, local, close } = await openStore(settings, [secret, ...settings.previousSecrets])
  const families = readFamilies(themes, build)
  const workers = createWorkers({ entry: workerEntry, ...(workLimits ? { caps: workLimits } : {}) })
  const readImport = createImportReads()
  const mail = outgoingMail({ database, transport: openTransport(settings), log, sites, settings, themes })
  const inFlight = inFlightCalls()
  const loop = loopWatch({ log, inFlight })
  const areas = createAreaServices({ database, log, settings })
  const services: Services = {
    settings,
    build: build.id,
    engine: database.engine,
    withSite: scoped,
    shareSite: (siteId, work) => shareSite(database, siteId, work),
    sites,
    workers,
    readImport,
    siteAdmin: siteAdmin({
      workers,
      readImport,
      database,
      settings,
      store,
      themes,
      families,
      build,
      files: demo,
      log,
      forget: sites.forget,
    }),
    store,
    themes,
    families,
    pages: createPages({ themes, build, handlers, settings, uploads: itemAssets(scoped, log), log }),
    hosts: sites.hosts,
    describeSession: (session, siteId) => describeSession(session, tokens, siteId),
    postAddresses: async (tx) => {
      const rows = await tx
        .select({ slug: post.slug, category: post.category })
        .from(post)
        .where(isListed('guest'))
        .orderBy(desc(post.publishedAt))
        .limit(maxPosts)
      return rows.map(({ category, slug }) => `/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`)
    },
    jobs: { counts: jobCounts(database), titleOf: (name) => jobs.get(name)?.title },
    databaseAnswers: () =>
      database.db.execute(sql`SELECT 1`).then(
        () => true,
        () => false,
      ),
    limits: guessLimit(scoped),
    knownDevices: createKnownDevices(secrets),
    wakeMail: mail.wake,
    afterResponse: createAfterResponse(),
    callKeys: createCallKeys(secrets),
    takeNonce: nonceStore(scoped),
    seal: createSeal(namedKeys(dataKey, settings.previousDataKeys)),
    previews: createPreviews(scoped, themes),
    visits: createVisits(secrets),
    pageVisits: createPageVisits(secrets),
    inFlight,
    worstDelayMs: loop.worstMs,
    line: settings.line && createLineLogin(settings.line),
    ...areas.services,
  }
  const app = await createServer({
    services,
    tokens,
    build,
    handlers,
    renderPage,
    log,
    localStore: local,
    ...(onRoute ? { onRoute } : {}),
    ...(requestMs ? { requestMs } : {}),
  })
  step('server made')
  app.addHook('preClose', areas.close)
  app.addHook('onClose', services.afterResponse.idle)
  app.addHook('onClose', async () => workers.close())
  app.addHook('onClose', async () => close())
  const rehearse = async (types: BlockTypes = blockTypes) => {
    await rehearseNewBuild({ database, types }, `${build.id}-${blocksDigest()}`, log).catch((error: unknown) =>
      log.error({ err: error }, 'This build could not be rehearsed.'),
    )
  }
  return {
    app,
    services,
    jobs: jobRunner({ database, services, jobs, log }),
    mail,
    loop,
    seedLater: async () =>
      seeded?.later({
        addFiles: (id, text) => seedFiles({ database, store, build, settings }, id, text),
        storeFile: staffFiles({ database, store }),
      }),
    rehearse,
  }
}

/**
 * Calls without a signature, each with its reason: a page or a key comes through them. A test compares the list with
 * every contract, so that a new exception must be listed here.
 */
export const unsignedCalls: Readonly<Record<string, string>> = {
  'account/session': 'boot: hands out the account token',
  'api/call-key': 'boot: hands out the key that signs',
  'api/get-host': 'boot: the configuration of a host',
  'api/get-theme': 'boot: the theme of a host',
  'api/health': 'health: asked by machines and by the offline page',
  'api/space': 'boot: the space of a host',
  'cms/frame': 'document: opened by an iframe',
  'cms/page': 'payload of a page',
  'files/fetch': 'signed download: opened by the browser itself, with a ticket of some minutes',
  'lesson/file': 'signed download: a film or document that the browser itself opens, with a ticket of some hours',
  'share/thumbnail': 'picture: shown by an <img>, with the code and the visit of its share',
}

/**
 * Routes that are no calls, as registered: documents and payloads, files, builds, feeds, signed downloads, the outbox
 * of a developer's machine.
 */
export const unsignedRoutes: readonly string[] = [
  '/*',
  '/.well-known/change-password',
  '/_store',
  '/_store/*',
  '/_store/public/*',
  '/api/docs',
  '/api/openapi.json',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon.png',
  '/assets/*',
  '/builds/latest.json',
  '/builds/meta/:id',
  '/email/outbox',
  '/email/outbox/:name',
  '/email/outbox/:name/file',
  '/email/outbox/:name/html',
  '/favicon.ico',
  '/favicon.png',
  '/favicon.svg',
  '/feed.json',
  '/feed.xml',
  '/manifest.webmanifest',
  '/offline',
  '/offline/*',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
]

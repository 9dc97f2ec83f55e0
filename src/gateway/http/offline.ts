import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pickText } from '@schemas/layout/pick-text'
import { attribute } from '../pages/document'
import type { Services } from '../services'
import { appearanceOf } from '../themes/appearance'
import { CallError } from '../errors/call-error'
import type { ClientBuild } from './client-build'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { chooseLocale, locate } from './request-context'
import { documentPolicy } from './security-headers'

const messages = {
  loading: { en: 'Loading data, please wait...', th: 'กำลังโหลดข้อมูล กรุณารอสักครู่...' },
  offline: {
    en: 'You’re offline. The page will open automatically when you’re back online.',
    th: 'ขณะนี้ไม่มีอินเทอร์เน็ต หน้าจะเปิดเองเมื่อเชื่อมต่อได้อีกครั้ง',
  },
}

const layout =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.5rem;padding:1.5rem;text-align:center;background:var(--c-bg);color:var(--c-text);font:1rem/1.7 system-ui,sans-serif}h1{margin:0;font-size:1.25rem}p{margin:0;color:var(--c-soft)}'

/** The service worker, and the page it shows offline for addresses not visited before. */
export function registerOffline(app: FastifyInstance, services: Services, build: ClientBuild): void {
  const file = (source: string) => build.asset(source) ?? ''
  const worker = readFileSync(join(build.folder, file('src/runtime/offline/service-worker.ts')), 'utf8')
  const shellScript = file('src/runtime/offline/shell.ts')

  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  )

  app.get('/offline', async (request, reply) => {
    const { site } = await locate(request, services)
    if (!site) throw new CallError('not_found', earlyMessage(request, refusalMessages.noSite))
    const locale = chooseLocale(request, site)
    const style = appearanceOf(site, services.themes).css + layout
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', documentPolicy({ scripts: [], styles: ["'unsafe-inline'"] }))
      .send(
        `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${attribute(pickText(site.name, locale))}</title><style>${style}</style><body><h1 role="status">${messages.loading[locale]}</h1><p>${messages.offline[locale]}</p><script type="module" src="${shellScript}"></script></body></html>`,
      )
  })
}

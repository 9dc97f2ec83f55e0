import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import type { Boot } from '@schemas/boot'
import type { Payload, RenderBlock } from '@schemas/layout/render'
import { BootProvider } from '@kit/boot'
import { registerAllViews } from '@registry/all-views'
import { routes } from './routes'
import { everyBlock } from './every-block'
import './base.css'

registerAllViews()

export type RenderFailure = { block: RenderBlock; error: unknown }
export type Rendered = { html: string; failures: RenderFailure[] }

/**
 * The page as HTML. A block that throws is found, quarantined in a copy of the tree and reported; the rest is rendered.
 * `boot` and `payload` are returned as rendered, so that the browser hydrates exactly that.
 */
export async function renderPage(boot: Boot, payload: Payload): Promise<Rendered & { boot: Boot; payload: Payload }> {
  try {
    return { html: await render(boot, payload), failures: [], boot, payload }
  } catch (thrown) {
    const failures = await findFailures(boot, payload)
    if (failures.length === 0) throw thrown
    const broken = new Set(failures.map((failure) => failure.block.id))
    const quarantine = <T,>(value: T): T => replaceBlocks(value, broken) as T
    const safe = {
      boot: { ...boot, slots: quarantine(boot.slots) },
      payload: { ...payload, tree: quarantine(payload.tree) },
    }
    return { html: await render(safe.boot, safe.payload), failures, ...safe }
  }
}

async function render(boot: Boot, payload: Payload): Promise<string> {
  const handler = createStaticHandler(routes(async () => payload))
  const query = new URLSearchParams(payload.query).toString()
  const context = await handler.query(
    new Request(`http://site${payload.addresses?.[boot.locale] ?? payload.path}${query ? `?${query}` : ''}`),
  )
  if (context instanceof Response) throw new Error('A page that redirects is not rendered.')
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <BootProvider boot={boot}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </BootProvider>,
  )
}

/**
 * Renders each block separately, innermost first, because error boundaries catch nothing on the server. Runs only after
 * a page threw.
 */
async function findFailures(boot: Boot, payload: Payload): Promise<RenderFailure[]> {
  const failures: RenderFailure[] = []
  const broken = new Set<string>()
  const blocks = [...Object.values(boot.slots).flatMap(everyBlock), ...everyBlock(payload.tree?.rows ?? [])]
  for (const block of blocks) {
    try {
      const alone: Payload = {
        ...payload,
        tree: payload.tree && { ...payload.tree, rows: single(replaceBlocks(block, broken) as RenderBlock) },
      }
      await render({ ...boot, slots: { header: [], subheader: [], footer: [] } }, { ...alone, frame: 'fullscreen' })
    } catch (error) {
      failures.push({ block, error })
      broken.add(block.id)
    }
  }
  return failures
}

const single = (block: RenderBlock) => [{ id: 'alone', g: '', cells: [{ id: 'alone-cell', blocks: [block] }] }]

function replaceBlocks(value: unknown, broken: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaceBlocks(entry, broken))
  if (value === null || typeof value !== 'object') return value
  const record = value as Record<string, unknown>
  if (typeof record.id === 'string' && typeof record.type === 'string' && broken.has(record.id)) {
    const { slots: _slots, data: _data, ...block } = record
    return { ...block, props: {}, problem: { code: 'threw' } }
  }
  return Object.fromEntries(Object.entries(record).map(([key, entry]) => [key, replaceBlocks(entry, broken)]))
}

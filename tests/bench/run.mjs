// `npm run bench`: the same page in our renderer and in competitors, alternating in one run; medians and ratios.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromiumArgs, ensureChromium } from '../../src/tools/chromium.mjs'
import { median, ratio, table } from './figures.mjs'

const { values: opt } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    sizes: { type: 'string', default: '100,1000,5000' },
    skip: { type: 'string', default: '' },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const out = join(root, '.cache/bench')
const contestants = ['hand-written', 'sitewright', 'puck', 'puck-server', 'craft']
const sizes = opt.sizes.split(',').map(Number)
const rounds = Number(opt.rounds)

if (!existsSync(join(here, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: here, stdio: 'inherit' })
mkdirSync(out, { recursive: true })
for (const name of contestants) {
  const env = { ...process.env, CONTESTANT: name }
  for (const form of [[], ['--ssr']])
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--logLevel',
        'error',
        '--config',
        join(here, 'vite.config.ts'),
        ...form,
      ],
      { cwd: here, env, stdio: 'inherit' },
    )
}

const results = { commit: {}, paint: {}, nodes: {}, heap: {}, server: {}, script: {} }
const keep = (figure, name, size, value) => ((results[figure][name] ??= {})[size] ??= []).push(value)

await measureBrowser()
measureScript()
await measureServer()
print()

/** A fresh page for every mount, contestants in turn, so that a machine that slows down affects all of them. */
async function measureBrowser() {
  const { chromium } = await import('playwright')
  const server = createServer((request, response) => {
    const [, name, file] = /^\/([\w-]+)\/(.*)$/.exec(request.url ?? '') ?? []
    if (!name) return response.end()
    response.setHeader('content-type', { '.js': 'text/javascript', '.css': 'text/css' }[extname(file)] ?? 'text/html')
    if (file !== '') return response.end(readFileSync(join(out, name, file)))
    const sheets = readdirSync(join(out, name, 'assets')).filter((asset) => asset.endsWith('.css'))
    response.end(
      `<!doctype html><title>${name}</title>${sheets.map((sheet) => `<link rel="stylesheet" href="/${name}/assets/${sheet}">`).join('')}<style>.three{display:grid;grid-template-columns:repeat(3,1fr)}</style><body><script type="module" src="/${name}/page.js"></script>`,
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${server.address().port}`
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, '--js-flags=--expose-gc'],
  })
  for (let round = -1; round < rounds; round++)
    for (const size of sizes)
      for (const name of contestants) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        await page.goto(`${base}/${name}/`)
        await page.waitForFunction(() => window.bench)
        page.on('pageerror', (error) => {
          throw error
        })
        const client = await page.context().newCDPSession(page)
        const heapNow = async () => (
          await client.send('HeapProfiler.collectGarbage'),
          (await client.send('Runtime.getHeapUsage')).usedSize
        )
        const before = await heapNow()
        const shown = await page.evaluate((count) => window.bench(count), size)
        const heap = (await heapNow()) - before
        // The first round warms the browser's own caches.
        if (round >= 0) {
          keep('commit', name, size, shown.commit)
          keep('paint', name, size, shown.paint)
          keep('nodes', name, size, shown.nodes)
          keep('heap', name, size, heap / 1e6)
        }
        await page.close()
      }
  await browser.close()
  server.close()
}

function measureScript() {
  for (const name of contestants) {
    const entry = join(out, name, 'page.js')
    const seen = new Set()
    let bytes = 0
    const visit = (file) => {
      if (seen.has(file)) return
      seen.add(file)
      const text = readFileSync(file)
      bytes += brotliCompressSync(text).length
      for (const [, next] of text.toString().matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
        visit(join(out, name, next))
    }
    visit(entry)
    for (const size of sizes) keep('script', name, size, bytes / 1000)
  }
}

/** Warm: from the tenth render on; contestants in turn in one process. */
async function measureServer() {
  const ready = await Promise.all(
    contestants.map(async (name) => {
      const folder = join(out, `${name}.node`)
      const [page, server] = await Promise.all([
        import(pathToFileURL(join(folder, 'page.js')).href),
        import(pathToFileURL(join(folder, 'server.js')).href),
      ])
      const { createElement } = await import(pathToFileURL(join(root, 'node_modules/react/index.js')).href).then(
        (module) => module.default ?? module,
      )
      return { name, page, renderToString: (server.default ?? server).renderToString, createElement }
    }),
  )
  for (const size of sizes) {
    const pages = ready.map((each) => ({ ...each, Page: each.page.prepare(size) }))
    for (let round = -10; round < rounds * 3; round++)
      for (const { name, Page, renderToString, createElement } of pages) {
        const start = performance.now()
        renderToString(createElement(Page))
        if (round >= 0) keep('server', name, size, performance.now() - start)
      }
  }
}

function print() {
  const units = {
    commit: 'React commit, ms',
    paint: 'first paint, ms',
    heap: 'heap, MB',
    nodes: 'DOM nodes',
    script: 'script, kB brotli',
    server: 'server render in Node, ms',
  }
  const report = {}
  for (const [figure, title] of Object.entries(units)) {
    console.log(
      `\n${title} (median of ${figure === 'server' ? rounds * 3 : rounds}; in brackets the ratio to the hand-written tree)`,
    )
    const rows = contestants.map((name) => [
      name,
      ...sizes.map((size) => {
        const value = median(results[figure][name][size])
        ;((report[figure] ??= {})[name] ??= {})[size] = value
        return `${value.toFixed(value < 100 ? 1 : 0)} (${ratio(value, median(results[figure]['hand-written'][size]))})`
      }),
    ])
    console.log(table(['', ...sizes.map((size) => `${size} blocks`)], rows))
  }
  writeFileSync(join(out, 'report.json'), JSON.stringify(report, null, 2))
}

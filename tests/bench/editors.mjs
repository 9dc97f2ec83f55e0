// `npm run bench`, third part: the builder compared with other editors. `--rounds 5`, `--sizes 100,1000,5000`, `--only
// sitewright,puck-virtual`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { chromiumArgs, ensureChromium } from '../../src/tools/chromium.mjs'
import { acts } from './editors/acts.mjs'
import { makePage } from './editors/sitewright.mjs'
import { median, ratio, table } from './figures.mjs'
import { emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'

const { values: opt } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    sizes: { type: 'string', default: '100,1000,5000' },
    only: { type: 'string', default: 'hand-written,hand-written-frame,sitewright,puck-virtual,puck-frame,puck,craft' },
    verbose: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const out = join(root, '.cache/bench/editors')
const names = opt.only.split(',')
const sizes = opt.sizes.split(',').map(Number)
const rounds = Number(opt.rounds)
/** Editors that take minutes to open such a page are measured only once. */
const tooSlow = { puck: 1000, craft: 1000 }

if (!existsSync(join(here, 'node_modules'))) execFileSync('npm', ['ci'], { cwd: here, stdio: 'inherit' })
mkdirSync(out, { recursive: true })
for (const name of names.filter((each) => each !== 'sitewright'))
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'error',
      '--config',
      join(here, 'vite.config.ts'),
    ],
    { cwd: here, env: { ...process.env, CONTESTANT: `editors/${name}` }, stdio: 'inherit' },
  )

const results = {}
const keep = (figure, name, size, value) => (((results[figure] ??= {})[name] ??= {})[size] ??= []).push(value)

const { chromium } = await import('playwright')
const peers = await servePeers()
const folder = emptyFolder()
const gateway = await startGateway(folder)
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [...chromiumArgs, '--js-flags=--expose-gc'],
})
try {
  const pages = {}
  for (const size of sizes) pages[size] = names.includes('sitewright') ? await makePage(gateway.port, size) : undefined
  // The first round warms the browser's own caches and is not counted.
  for (let round = -1; round < rounds; round++)
    for (const size of sizes)
      for (const name of names) {
        if (size > (tooSlow[name] ?? Infinity)) continue
        const measured = await attempt(
          name,
          name === 'sitewright' ? pages[size] : { url: `${peers.base}/${name}/?count=${size}` },
        )
        if (opt.verbose) console.log(round, size, name, JSON.stringify(measured))
        if (round >= 0) for (const [figure, value] of Object.entries(measured)) keep(figure, name, size, value)
      }
} finally {
  await browser.close()
  await gateway.stop()
  removeFolder(folder)
  peers.close()
}
print()

/** An editor that breaks on a page has no figures for it; the others continue. */
async function attempt(name, given) {
  try {
    return await measure(name, given)
  } catch (error) {
    console.error(`${name} did not get through ${given.url}: ${error.message.split('\n')[0]}`)
    return {}
  }
}

/** One editor on one page, in a separate context: each action once, as a person does it. */
async function measure(name, { url, cookie }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  if (cookie) await context.addCookies([cookie, { ...cookie, name: 'lang', value: 'en' }])
  const page = await context.newPage()
  // Script run until a block can be selected, script run in all, and script only prefetched into the browser's cache.
  const script = { first: 0, all: 0, ahead: 0 }
  let isOpened = false
  const files = []
  page.on('response', (response) => {
    const [isRun, isFirst] = [response.request().resourceType() === 'script', !isOpened]
    if (!isRun && !new URL(response.url()).pathname.endsWith('.js')) return
    const count = (body) => () => {
      const bytes = brotliCompressSync(body).length
      if (!isRun) script.ahead += bytes
      else script.all += bytes
      if (isRun && isFirst) script.first += bytes
    }
    files.push(response.body().then(count, () => () => {}))
  })
  try {
    const measured = await acts(page, { name, url }, () => (isOpened = true))
    // Compressed at the end: during the opening it would take one of two processors.
    for (const file of await Promise.all(files)) file()
    const { first, ...medians } = measured
    const firsts = Object.fromEntries(Object.entries(first).map(([act, value]) => [`${act}First`, value]))
    return {
      ...medians,
      ...firsts,
      firstScript: script.first / 1000,
      script: script.all / 1000,
      aheadScript: script.ahead / 1000,
    }
  } finally {
    await context.close()
  }
}

async function servePeers() {
  const server = createServer((request, response) => {
    const [, name, file = ''] = /^\/([\w-]+)\/([^?]*)/.exec(request.url ?? '') ?? []
    if (!name) return response.end()
    response.setHeader('content-type', { '.js': 'text/javascript', '.css': 'text/css' }[extname(file)] ?? 'text/html')
    if (file !== '') return response.end(readFileSync(join(out, name, file)))
    const sheets = existsSync(join(out, name, 'assets'))
      ? readdirSync(join(out, name, 'assets')).filter((asset) => asset.endsWith('.css'))
      : []
    response.end(
      `<!doctype html><title>${name}</title>${sheets.map((sheet) => `<link rel="stylesheet" href="/${name}/assets/${sheet}">`).join('')}<style>.three{display:grid;grid-template-columns:repeat(3,1fr)}</style><body><script type="module" src="/${name}/page.js"></script>`,
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

function print() {
  const acts = {
    select: 'a block chosen: its mark on the page, ms',
    settings: 'a block chosen: its settings, ms',
    key: 'one key in a text, ms',
    add: 'a block added at the top, ms',
    drop: 'a block let go after a drag, ms',
    frames: 'frames of the drag, 95th percentile, ms',
    undo: 'the move undone, ms',
  }
  const titles = {
    mount: 'opened and ready to choose from, ms',
    ...acts,
    ...Object.fromEntries(Object.entries(acts).map(([act, title]) => [`${act}First`, `the first time: ${title}`])),
    heap: 'heap, MB',
    firstScript: 'script run until a block can be chosen, kB brotli',
    script: 'all script run, kB brotli',
    aheadScript: 'script brought for later, kB brotli',
  }
  const report = {}
  for (const [figure, title] of Object.entries(titles)) {
    console.log(`\n${title} (median of ${rounds}; in brackets the ratio to the hand-written editor)`)
    const rows = names.map((name) => [
      name,
      ...sizes.map((size) => {
        const values = results[figure]?.[name]?.[size]?.filter((value) => value !== null)
        if (!values?.length) return '–'
        const value = median(values)
        ;((report[figure] ??= {})[name] ??= {})[size] = value
        const base = results[figure]['hand-written']?.[size]
        return `${value.toFixed(value < 100 ? 1 : 0)}${base ? ` (${ratio(value, median(base))})` : ''}`
      }),
    ])
    console.log(table(['', ...sizes.map((size) => `${size} blocks`)], rows))
  }
  writeFileSync(join(out, 'report.json'), JSON.stringify(report, null, 2))
}

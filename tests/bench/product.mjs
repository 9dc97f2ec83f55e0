// `npm run bench`, second half: the product as served. `--only
// bytes,main-thread,first-paint,lighthouse,throughput,start-up,many-sites`, `--verbose`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'

const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: 'start-up,throughput,many-sites,bytes,main-thread,first-paint,lighthouse' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
})
const here = fileURLToPath(new URL('.', import.meta.url))
const out = join(here, '../../.cache/bench')
const given = { rounds: Number(opt.rounds), seconds: Number(opt.seconds), verbose: opt.verbose, out }

// Lighthouse alone comes from a package of its own.
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
if (
  opt.only.split(',').includes('lighthouse') &&
  Object.keys(dependencies).some((name) => !existsSync(join(here, 'node_modules', name)))
)
  execFileSync('npm', ['ci'], { cwd: here, stdio: 'inherit' })
mkdirSync(out, { recursive: true })

/** Each part is loaded on demand, so that one that cannot run here does not block the others. */
const parts = {
  'start-up': async () => (await import('./product/start-up.mjs')).measureStartUp(given),
  throughput: () =>
    served(async (port, pid) => (await import('./product/throughput.mjs')).measureThroughput({ ...given, port, pid })),
  'many-sites': async () =>
    (await import('./product/many-sites.mjs')).measureManySites({ ...given, rounds: given.rounds * 2 }),
  bytes: () => served(async (port) => (await import('./product/bytes.mjs')).measureBytes({ ...given, port })),
  'main-thread': () =>
    served(async (port) => (await import('./product/main-thread.mjs')).measureMainThread({ ...given, port })),
  'first-paint': () =>
    served(async (port, pid) => (await import('./product/first-paint.mjs')).measureFirstPaint({ ...given, port, pid })),
  lighthouse: () =>
    served(async (port) => (await import('./product/lighthouse.mjs')).measureLighthouse({ ...given, port })),
}

const file = join(out, 'product.json')
const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
for (const name of opt.only.split(',')) {
  const measure = parts[name]
  if (!measure) throw new Error(`No part is called "${name}"; there are ${Object.keys(parts).join(', ')}.`)
  report[name] = await measure()
  writeFileSync(file, JSON.stringify(report, null, 2))
}

async function served(work) {
  const folder = emptyFolder()
  const gateway = await startGateway(folder)
  try {
    return await work(gateway.port, gateway.pid)
  } finally {
    await gateway.stop()
    removeFolder(folder)
  }
}

// Tasks of a project of 20,000 beside one of 1,000: each answer of the built gateway on PostgreSQL, in turn.
// `node tests/bench/work-lists.mjs [--rounds 30]`. Ends with 1 where the first list takes more than three times as long.
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median, ratio, table } from './figures.mjs'
import { source } from './hostile/source.mjs'
import { ask, emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'
import { signCall } from './sign.mjs'

const { values: opt } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } })
const rounds = Number(opt.rounds)
const sizes = [1000, 20_000]
const target = 3
const site = 'studio'
const host = `${site}.localhost`
const out = join(fileURLToPath(new URL('../../', import.meta.url)), '.cache/bench')

const scenarios = [
  { title: 'first list', query: 'limit=50&total=true', isBound: true },
  { title: 'board: the first 50 of each status', query: 'by=status' },
  { title: 'by due date', query: 'sort=due&limit=50' },
  { title: 'mine, open', query: 'assignee=me&done=0&limit=50&total=true' },
  { title: 'found by a word', query: `q=${encodeURIComponent('งานที่ 77')}&limit=50` },
]

const { startPostgres, createDatabase } = await source('tests/support/postgres.ts')
const { fillProjects } = await source('tests/bench/work-fill.ts')
const postgres = await startPostgres()
const folder = emptyFolder()
const agent = new Agent({ keepAlive: true })
let gateway
const times = new Map(scenarios.map(({ title }) => [title, sizes.map(() => [])]))
try {
  const url = await createDatabase(postgres.url)
  gateway = await startGateway(folder, {
    DATABASE_URL: url,
    SESSION_SECRET: 'kM3x-9Qpz7-LwT2v-8RbNc-4YhJs-6GdFa',
    DATA_KEY: 'the data key of a gateway that is only measured',
    SEED_DEMO: '1',
  })
  const keys = await fillProjects(url, site, sizes)
  const token = await signIn()
  for (let round = -5; round < rounds; round++)
    for (const { title, query } of scenarios)
      for (const [at, key] of keys.entries()) {
        const ms = await answered(token, `project=${key}&${query}`)
        if (round >= 0) times.get(title)[at].push(ms)
      }
} finally {
  agent.destroy()
  await gateway?.stop()
  await postgres.stop()
  removeFolder(folder)
}

async function signed(method, path, { query = '', body = '', headers = {} } = {}) {
  const get = (address) => ask(gateway.port, host, address, { agent })
  const own = await signCall(get, { method, hostname: host, path, query, body })
  return ask(gateway.port, host, query === '' ? path : `${path}?${query}`, {
    agent,
    method,
    ...(body === '' ? {} : { body }),
    headers: { ...own, ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers },
  })
}

async function signIn() {
  const body = JSON.stringify({ email: `user@${site}.example`, password: 'sitewright-demo' })
  const { headers } = await signed('POST', '/account/signin', { body })
  const cookie = /_account=[^;]+/.exec([headers['set-cookie']].flat().join(';'))?.[0]
  if (!cookie) throw new Error('The demo user could not sign in.')
  const session = await signed('GET', '/account/session', { headers: { cookie } })
  return JSON.parse(session.body).token
}

async function answered(token, query) {
  const { status, body, ms } = await signed('GET', '/api/work/list', {
    query,
    headers: { authorization: `Bearer ${token}` },
  })
  if (status !== 200) throw new Error(`${query} answered ${status}: ${body}`)
  return ms
}

const results = scenarios.map(({ title, isBound = false }) => {
  const [small, large] = times.get(title).map(median)
  return { title, isBound, small, large, ratio: large / small }
})
mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'work-lists.json'), JSON.stringify({ sizes, rounds, results }, null, 2))
console.log(`\nTasks of a project, ms (median of ${rounds}; target of the first list ${target}×)`)
console.log(
  table(
    ['', ...sizes.map((size) => `${size} tasks`), ''],
    results.map((each) => [each.title, each.small.toFixed(1), each.large.toFixed(1), ratio(each.large, each.small)]),
  ),
)
if (results.some((each) => each.isBound && each.ratio > target)) process.exitCode = 1

// Hostile inputs against the built gateway on PostgreSQL, each at a gateway that has just been calm: how long its event
// loop stood still.
// `node tests/bench/hostile.mjs [--only csv,font,mail,zip,query,page] [--most 100]`. Ends with 1 where an input kept
// the loop for longer, or was not played.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { table } from './figures.mjs'
import { NoAnswer, worstDelay } from './hostile/caller.mjs'
import { inputs } from './hostile/inputs.mjs'
import { source } from './hostile/source.mjs'
import { emptyFolder, removeFolder, startGateway } from './product/gateway.mjs'

const { values: opt } = parseArgs({
  options: {
    only: { type: 'string', default: inputs.map(({ name }) => name).join(',') },
    most: { type: 'string', default: '100' },
  },
})
const most = Number(opt.most)
const chosen = opt.only.split(',').map((name) => {
  const input = inputs.find((each) => each.name === name)
  if (!input) throw new Error(`No input is called "${name}"; there are ${inputs.map((each) => each.name).join(', ')}.`)
  return input
})
/**
 * Health remembers a minute: the gateway is left alone until what came before, such as its start, is forgotten or was
 * short.
 */
const [calmMs, forgottenMs] = [40, 65_000]
const out = join(fileURLToPath(new URL('../../', import.meta.url)), '.cache/bench')
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

const { startPostgres, createDatabase } = await source('tests/support/postgres.ts')
const postgres = await startPostgres()
const results = []
let running
try {
  for (const input of chosen) {
    running ??= await start()
    const result = await measure(input, running.gateway.port)
    results.push(result)
    console.error(
      `${input.name}: ${JSON.stringify({ before: result.before, worst: result.worst, status: result.status, problem: result.problem })}`,
    )
    if (result.isHung) running = await discard(running)
  }
} finally {
  if (running) await discard(running)
  await postgres.stop()
}

mkdirSync(out, { recursive: true })
writeFileSync(join(out, 'hostile.json'), JSON.stringify(results, null, 2))
console.log(
  table(
    ['input', 'calm before, ms', 'worst, ms', 'answered', 'verdict'],
    results.map((result) => [
      result.title,
      String(result.before ?? '–'),
      `${result.isHung ? '> ' : ''}${result.worst ?? '–'}`,
      String(result.status ?? '–'),
      verdict(result),
    ]),
  ),
)
process.exitCode = results.every(({ worst, isHung, problem }) => !problem && isGood(worst, isHung)) ? 0 : 1

async function start() {
  const folder = emptyFolder()
  const env = {
    DATABASE_URL: await createDatabase(postgres.url),
    SESSION_SECRET: 'the secret of a gateway that is only measured',
    DATA_KEY: 'the data key of a gateway that is only measured',
    LOG_LEVEL: 'silent',
  }
  return { folder, gateway: await startGateway(folder, env) }
}

/** One that no longer answers would not end when it is asked to. */
async function discard({ folder, gateway }) {
  try {
    process.kill(gateway.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
  await gateway.stop()
  removeFolder(folder)
}

async function measure({ name, title, prepare, play }, port) {
  const result = { name, title }
  let playedAt = performance.now()
  try {
    const prepared = await prepare?.(port)
    result.before = await calm(port)
    playedAt = performance.now()
    result.status = await play(port, prepared)
    // What follows the answer counts as well.
    await pause(1500)
    result.worst = await worstDelay(port)
  } catch (error) {
    result.problem = error.message
    result.isHung = error instanceof NoAnswer
    if (result.isHung) result.worst = Math.round(performance.now() - playedAt)
  }
  return result
}

/** Waits until the last minute was calm, a little longer than a minute at most; gives what its worst was. */
async function calm(port) {
  for (const end = performance.now() + forgottenMs; ; await pause(1000)) {
    const worst = await worstDelay(port)
    if (worst <= calmMs || performance.now() > end) return worst
  }
}

function verdict({ worst, isHung, problem }) {
  if (problem && !isHung) return `not played: ${problem}`
  return isGood(worst, isHung) ? `within ${most}` : `over ${most}`
}

function isGood(worst, isHung) {
  return !isHung && worst !== undefined && worst <= most
}

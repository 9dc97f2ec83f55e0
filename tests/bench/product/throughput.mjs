import { brotliDecompressSync } from 'node:zlib'
import { median, ratio, table } from '../figures.mjs'
import { ask, processorMs } from './gateway.mjs'
import { load } from './load.mjs'

/** The minimum throughput of a cached answer, relative to the plain route. */
const least = 0.5
const host = 'academy.localhost'
const routes = {
  'plain JSON (/builds/latest.json)': { path: '/builds/latest.json' },
  'cached payload': { path: '/about/_payload.json' },
  'cached payload, br': { path: '/about/_payload.json', encoding: 'br' },
  'cached HTML, content page': { path: '/about' },
  'cached HTML, content page, br': { path: '/about', encoding: 'br' },
  'cached HTML, home page': { path: '/' },
  'cached HTML, home page, br': { path: '/', encoding: 'br' },
  'cached HTML, not modified': { path: '/about', encoding: 'br', known: true },
}

/**
 * Requests a second over ten kept-alive connections, routes in turn, so that a machine that slows down affects all of
 * them.
 */
export async function measureThroughput({ port, pid, rounds, seconds }) {
  const asked = []
  for (const [name, { path, encoding, known }] of Object.entries(routes)) {
    const headers = { host: `${host}:${port}`, ...(encoding ? { 'accept-encoding': encoding } : {}) }
    // Twice: the very first answer is rendered and streamed, not cached.
    await ask(port, host, path, { headers })
    const answer = await ask(port, host, path, { headers })
    if (answer.status !== 200 || (encoding === 'br' && brotliDecompressSync(answer.body).length === 0))
      throw new Error(`${path} answered ${answer.status}.`)
    asked.push({
      name,
      path,
      bytes: known ? 0 : answer.body.length,
      headers: known ? { ...headers, 'if-none-match': answer.headers.etag } : headers,
      rates: [],
      costs: [],
    })
  }
  for (let round = -1; round < rounds; round++)
    for (const each of asked) {
      const before = processorMs(pid)
      const { answers, seconds: took } = await load({
        port,
        path: each.path,
        headers: each.headers,
        connections: 10,
        seconds: round < 0 ? 1 : seconds,
      })
      if (round < 0) continue
      each.rates.push(answers / took)
      each.costs.push(((processorMs(pid) - before) * 1000) / answers)
    }
  const base = median(asked[0].rates)
  console.log(
    `\nAnswers a second on one process (median of ${rounds} × ${seconds} s, by turns; at least ${least}× the plain route)`,
  )
  const rows = asked.map(({ name, rates, costs, bytes }) => [
    name,
    median(rates).toFixed(0),
    ratio(median(rates), base) + (median(rates) < least * base ? ' !' : ''),
    median(costs).toFixed(0),
    String(bytes),
  ])
  console.log(table(['', 'a second', 'of plain', 'processor µs each', 'bytes each'], rows))
  return Object.fromEntries(
    asked.map(({ name, rates, costs, bytes }) => [
      name,
      { perSecond: median(rates), ratio: median(rates) / base, processorMicroseconds: median(costs), bytes },
    ]),
  )
}

import { Agent } from 'node:http'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { median, ratio, table } from '../figures.mjs'
import { ask, emptyFolder, homes, removeFolder, startGateway } from './gateway.mjs'

const counts = [5, 500, 5000]
/** Longer than the gateway caches a host. */
const forgottenMs = 1100

/**
 * Latency of the same five pages with a growing number of other sites. All gateways run at once and are requested in
 * turn.
 */
export async function measureManySites({ rounds }) {
  const folders = []
  const running = []
  for (const count of counts) {
    const folder = emptyFolder()
    folders.push(folder)
    await (await startGateway(folder)).stop()
    await addSites(join(folder, 'pglite'), count - Object.keys(homes).length)
    running.push({
      count,
      agent: new Agent({ keepAlive: true }),
      gateway: await startGateway(folder),
      times: { 'host looked up': [], 'host remembered': [] },
    })
  }
  for (let round = -2; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve, forgottenMs))
    for (const [site, path] of Object.entries(homes))
      for (const { gateway, agent, times } of rotate(running, round))
        for (const kind of Object.keys(times)) {
          const answer = await ask(gateway.port, `${site}.localhost`, path, {
            agent,
            headers: { 'accept-encoding': 'br' },
          })
          if (answer.status !== 200) throw new Error(`${site} answered ${answer.status}.`)
          if (round >= 0) times[kind].push(answer.ms)
        }
  }
  for (const { gateway, agent } of running) {
    agent.destroy()
    await gateway.stop()
  }
  folders.forEach(removeFolder)
  const kinds = Object.keys(running[0].times)
  console.log(
    `\nLatency of a home page, ms (median of ${rounds} × ${Object.keys(homes).length}; in brackets the ratio to ${counts[0]} sites)`,
  )
  console.log(
    table(
      ['', ...counts.map((count) => `${count} sites`)],
      kinds.map((kind) => [
        kind,
        ...running.map(
          ({ times }) =>
            `${median(times[kind]).toFixed(2)} (${ratio(median(times[kind]), median(running[0].times[kind]))})`,
        ),
      ]),
    ),
  )
  return Object.fromEntries(
    running.map(({ count, times }) => [count, Object.fromEntries(kinds.map((kind) => [kind, median(times[kind])]))]),
  )
}

/** So that none is always first after the others' work. */
const rotate = (list, by) => list.map((_, index) => list[(index + by + list.length * 2) % list.length])

async function addSites(folder, count) {
  const database = await PGlite.create({ dataDir: folder })
  await database.exec(`
    INSERT INTO site (site_id, name, theme, space, public_key) SELECT 'bench-' || n, site.name, site.theme, site.space, 'pk_bench' || n FROM generate_series(1, ${count}) n, site WHERE site_id = 'academy';
    INSERT INTO site_host (hostname, site_id, is_primary) SELECT 'bench-' || n || '.example', 'bench-' || n, true FROM generate_series(1, ${count}) n;
    INSERT INTO release (site_id, no, content) SELECT 'bench-' || n, 1, '{}' FROM generate_series(1, ${count}) n;
    ANALYZE;`)
  await database.close()
}

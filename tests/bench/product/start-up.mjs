import { median, table } from '../figures.mjs'
import { emptyFolder, removeFolder, startGateway } from './gateway.mjs'

/** From the process's start until health answers: on an empty folder (creating tables and demo sites), and again. */
export async function measureStartUp({ rounds }) {
  const times = { first: [], second: [] }
  const processor = { first: [], second: [] }
  for (let round = 0; round < rounds; round++) {
    const folder = emptyFolder()
    for (const which of ['first', 'second']) {
      const gateway = await startGateway(folder)
      times[which].push(gateway.startMs)
      processor[which].push(gateway.startProcessorMs)
      await gateway.stop()
    }
    removeFolder(folder)
  }
  const names = { first: 'first start, empty folder', second: 'second start' }
  console.log(`\nStart of the built gateway until /api/health answers, ms (median of ${rounds})`)
  console.log(
    table(
      ['', 'clock', 'processor'],
      Object.keys(names).map((which) => [
        names[which],
        median(times[which]).toFixed(0),
        median(processor[which]).toFixed(0),
      ]),
    ),
  )
  return Object.fromEntries(
    Object.keys(names).map((which) => [which, { ms: median(times[which]), processorMs: median(processor[which]) }]),
  )
}

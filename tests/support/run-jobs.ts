import type { TestGateway } from './gateway'

/** Runs the jobs of a name at all sites now; resolves to the sum of their counts. */
export async function runJobs({ jobs }: Pick<TestGateway, 'jobs'>, name: string): Promise<number> {
  const results = await jobs.runNow(name)
  return results.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0)
}

export const clearLeftovers = (gateway: TestGateway) => runJobs(gateway, 'files/clear-leftovers')
export const makePlannedReleases = (gateway: TestGateway) => runJobs(gateway, 'editor/planned-release')

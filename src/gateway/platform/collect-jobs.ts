import type { AnyJob } from '../jobs/define-job'
import { nextRun } from '../jobs/next-run'

type JobFiles = Record<string, { job?: AnyJob }>

const jobFiles: JobFiles = import.meta.glob<{ job: AnyJob }>(
  ['/src/areas/*/server/jobs/*.ts', '/src/gateway/platform/jobs/*.ts', '!/src/**/*.test.ts'],
  { eager: true },
)

/** `<area>/<file>`; the gateway's own are `ground/<file>`. */
const nameOf = (file: string) =>
  file.replace(
    /^\/src\/(?:areas\/([^/]+)\/server|gateway\/platform)\/jobs\/([^/]+)\.ts$/,
    (_all, area = 'ground', name) => `${area}/${name}`,
  )

/** Every job by name. Throws unless each file has one, under the name of its place: the name is stored. */
export function collectJobs(files: JobFiles = jobFiles): ReadonlyMap<string, AnyJob> {
  const jobs = new Map<string, AnyJob>()
  for (const [file, { job }] of Object.entries(files)) {
    if (job?.name !== nameOf(file)) throw new Error(`${file} must export the job "${nameOf(file)}".`)
    // A mistyped expression must not wait for its first site.
    if (job.schedule) nextRun(job.schedule, 'UTC', new Date())
    jobs.set(job.name, job)
  }
  return jobs
}

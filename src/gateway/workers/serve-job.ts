import { parentPort, type Transferable, workerData } from 'node:worker_threads'
import type { Job, JobReply, JobRequest } from './job'
import { JobRefused } from './job-refused'

export type JobFile = { run: Job }

type JobFiles = Record<string, () => Promise<JobFile>>

/** Runs the one job that this thread was started for and sends its reply. */
export async function serveJob(files: JobFiles): Promise<void> {
  const { name, input } = workerData as JobRequest
  const reply = (message: JobReply, transfer: readonly Transferable[] = []) =>
    parentPort?.postMessage(message, transfer as never)
  try {
    const load = Object.entries(files).find(([file]) => file.endsWith(`/${name}.job.ts`))?.[1]
    if (!load) throw new Error(`There is no job ${name}.`)
    const { output, transfer } = await (await load()).run(input as never)
    reply({ output }, transfer as never)
  } catch (error) {
    if (error instanceof JobRefused) reply({ refused: { code: error.code, values: error.values } })
    else reply({ failed: error instanceof Error ? error : new Error(String(error)) })
  }
}

import { Worker, type Transferable } from 'node:worker_threads'
import type { Job, JobReply, JobRequest, JobResult } from './job'
import { JobRefused } from './job-refused'
import { type WorkProblem, WorkFailed } from './work-failed'

export type JobLimits = {
  /** Of the thread's heap. What lies in buffers is not counted. */
  maxMemoryMb: number
  /** From when the job has its input. */
  maxMs: number
}
export type JobOptions = JobLimits & {
  /** Buffers of the input that are handed over instead of copied. */
  transfer?: readonly Transferable[]
  /** Whose job it is. Nobody takes the room of all others. */
  owner?: string
  /** Ends the job: its caller has gone. */
  signal?: AbortSignal
}
type InputOf<J> = J extends (input: infer I) => unknown ? I : never
type OutputOf<J> = J extends (input: never) => Promise<JobResult<infer O>> | JobResult<infer O> ? O : never

type Options = {
  /** The built file of `worker.ts`. Asked for when the first job runs. */
  entry: () => Promise<string>
  /** Jobs that run at once. */
  maxRunning?: number
  /** Jobs that wait besides. */
  maxWaiting?: number
  /** Jobs of one owner, running and waiting. */
  maxPerOwner?: number
  /** No job gets more than this; tests have no half minute. */
  caps?: Partial<JobLimits>
}

export type Workers = ReturnType<typeof createWorkers>

/**
 * Runs jobs in threads, each in a new one with bounds of its own: what one site's file leaves behind never meets
 * another's, and a thread that hangs or fills its memory is ended alone. Threads get no environment, so no secret.
 */
export function createWorkers({ entry, maxRunning = 2, maxWaiting = 16, maxPerOwner = 8, caps = {} }: Options) {
  const waiting: { owner: string; start: () => void; refuse: (reason: WorkProblem) => void }[] = []
  /** The owner of each job that runs. */
  const owners: string[] = []
  const running = new Set<(reason: WorkProblem) => void>()
  let isClosed = false

  /**
   * The output of a job. An input that is a function is made when a thread is free: what waits holds no memory.
   * Throws JobRefused where the job refuses its input, WorkFailed where it has no result, and what else the job throws.
   */
  async function run<J extends Job>(
    name: string,
    input: InputOf<J> | (() => Promise<{ input: InputOf<J>; transfer?: readonly Transferable[] }>),
    { transfer = [], signal, owner = '', ...limits }: JobOptions,
  ): Promise<OutputOf<J>> {
    await capacity(name, owner, signal)
    try {
      const made =
        typeof input === 'function'
          ? await (input as () => Promise<{ input: unknown; transfer?: readonly Transferable[] }>)()
          : { input, transfer }
      const file = await entry()
      if (signal?.aborted) throw new WorkFailed('cancelled', name)
      if (isClosed) throw new WorkFailed('closed', name)
      return (await inThread(
        file,
        { name, input: made.input },
        { ...limits, ...(made.transfer ? { transfer: made.transfer } : {}), ...(signal ? { signal } : {}) },
      )) as OutputOf<J>
    } finally {
      owners.splice(owners.indexOf(owner), 1)
      // Owners take turns, however many jobs of one have waited longer.
      const next = waiting.find((place) => place.owner !== owner && !owners.includes(place.owner)) ?? waiting[0]
      next?.start()
    }
  }

  function capacity(name: string, owner: string, signal: AbortSignal | undefined): Promise<void> {
    if (isClosed || signal?.aborted) return Promise.reject(new WorkFailed(isClosed ? 'closed' : 'cancelled', name))
    if (owners.length < maxRunning) {
      owners.push(owner)
      return Promise.resolve()
    }
    const own = [...owners, ...waiting.map((place) => place.owner)].filter((each) => each === owner).length
    if (waiting.length >= maxWaiting || own >= maxPerOwner) return Promise.reject(new WorkFailed('busy', name))
    return new Promise((resolve, reject) => {
      const cancel = () => place.refuse('cancelled')
      const leave = () => {
        const at = waiting.indexOf(place)
        if (at >= 0) waiting.splice(at, 1)
        signal?.removeEventListener('abort', cancel)
      }
      const place = {
        owner,
        start: () => {
          leave()
          owners.push(owner)
          resolve()
        },
        refuse: (reason: WorkProblem) => {
          leave()
          reject(new WorkFailed(reason, name))
        },
      }
      signal?.addEventListener('abort', cancel, { once: true })
      waiting.push(place)
    })
  }

  function inThread(
    file: string,
    request: JobRequest,
    { maxMemoryMb, maxMs, transfer = [], signal }: Omit<JobOptions, 'owner'>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const thread = new Worker(file, {
        name: request.name,
        workerData: request,
        transferList: [...transfer],
        resourceLimits: {
          maxOldGenerationSizeMb: Math.min(maxMemoryMb, caps.maxMemoryMb ?? maxMemoryMb),
          maxYoungGenerationSizeMb: 32,
        },
        env: {},
        execArgv: [],
      })
      const timer = setTimeout(() => end('time'), Math.min(maxMs, caps.maxMs ?? maxMs))
      const cancel = () => end('cancelled')
      signal?.addEventListener('abort', cancel, { once: true })
      running.add(end)
      thread.once('message', (reply: JobReply) => {
        if ('output' in reply) finish(() => resolve(reply.output))
        else
          finish(() =>
            reject('refused' in reply ? new JobRefused(reply.refused.code, reply.refused.values) : reply.failed),
          )
      })
      thread.once('messageerror', (error) => finish(() => reject(error)))
      thread.once('error', (error: NodeJS.ErrnoException) =>
        finish(() =>
          reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkFailed('memory', request.name) : error),
        ),
      )
      thread.once('exit', () => finish(() => reject(new WorkFailed('ended', request.name))))

      function end(reason: WorkProblem): void {
        finish(() => reject(new WorkFailed(reason, request.name)))
      }
      /** The room is free for the next job only when the thread is gone. */
      function finish(deliver: () => void): void {
        if (!running.delete(end)) return
        clearTimeout(timer)
        signal?.removeEventListener('abort', cancel)
        thread.on('error', () => {})
        void thread.terminate().then(deliver, deliver)
      }
    })
  }

  /** Ends what runs and refuses what waits, for good. */
  function close(): void {
    isClosed = true
    while (waiting[0]) waiting[0].refuse('closed')
    for (const end of running) end('closed')
  }

  return { run, close }
}

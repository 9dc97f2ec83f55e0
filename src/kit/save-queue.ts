type Job<V> = { sent: V; wanted: V; done: Promise<void> }

/**
 * Saves the values of a key one after another, so that the last one chosen is the last one saved. What is chosen while
 * a value is on its way is sent next; of several only the latest.
 */
export function saveQueue<V, R>() {
  const jobs = new Map<string, Job<V>>()
  return {
    /** The latest value of a key until it is saved; undefined when nothing is on its way. */
    wanted: (key: string): V | undefined => jobs.get(key)?.wanted,
    /**
     * Resolves when the key has nothing more to save. `send` gets what it resolved to for the value before; where it
     * rejects, so does this, and what was chosen meanwhile is dropped.
     */
    push: (key: string, value: V, send: (value: V, previous: R | undefined) => Promise<R>): Promise<void> => {
      const running = jobs.get(key)
      if (running) {
        running.wanted = value
        return running.done
      }
      const job: Job<V> = { sent: value, wanted: value, done: Promise.resolve() }
      const run = async () => {
        try {
          let previous = await send(job.sent, undefined)
          while (job.wanted !== job.sent) {
            job.sent = job.wanted
            previous = await send(job.sent, previous)
          }
        } finally {
          jobs.delete(key)
        }
      }
      jobs.set(key, job)
      job.done = run()
      return job.done
    },
  }
}

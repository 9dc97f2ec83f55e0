import { readFileSync } from 'node:fs'

/** Current memory of a process (MB). */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Peak memory of a process during some work (MB), sampled ten times a second. */
export async function mostMemory(pid, work) {
  let most = memoryOf(pid)
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, 100)
  try {
    return { result: await work(), most: Math.max(most, memoryOf(pid)) }
  } finally {
    clearInterval(timer)
  }
}

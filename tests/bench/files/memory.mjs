import { readFileSync } from 'node:fs'

/** Memory that a process holds now (MB). */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The most that a process held while some work was done (MB), looked at ten times a second. */
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

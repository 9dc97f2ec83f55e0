import { AsyncLocalStorage } from 'node:async_hooks'
import { NoopLogger } from 'drizzle-orm/logger'
import { vi } from 'vitest'

/**
 * The result of `work`, and the statements that it sent to the database, in order; those of concurrent work are left
 * out.
 */
export async function withStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const own = new AsyncLocalStorage<string[]>()
  const spy = vi
    .spyOn(NoopLogger.prototype, 'logQuery')
    .mockImplementation(((query: string) => void own.getStore()?.push(query)) as () => void)
  const statements: string[] = []
  try {
    return { answer: await own.run(statements, work), statements }
  } finally {
    spy.mockRestore()
  }
}

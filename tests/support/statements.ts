import { NoopLogger } from 'drizzle-orm/logger'
import { vi } from 'vitest'

/** What `work` answers, and the statements that were asked of the database meanwhile, in their order. */
export async function withStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const seen = vi.spyOn(NoopLogger.prototype, 'logQuery')
  try {
    const answer = await work()
    return { answer, statements: (seen.mock.calls as unknown as [string][]).map(([query]) => query) }
  } finally {
    seen.mockRestore()
  }
}

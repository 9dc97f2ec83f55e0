import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'

describe('every call named in the browser', () => {
  const contracts = import.meta.glob<{ call: AnyCall }>('/schemas/*/calls/*/*.ts', { eager: true })
  const files = ['blocks', 'src/areas', 'src/kit', 'src/runtime', 'src/editor'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file)),
  )
  const named = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /callRef<typeof import\('@schemas\/([\w/-]+)'\)\.call>\(\{ method: '(\w+)', path: '([^']+)'(, boot: true)?(, idempotent: true)?(?:, query: (\[[^\]]*\]))? \}\)/g,
      ),
    ].map(([, name, method, path, boot, once, query]) => ({
      file,
      name,
      method,
      path,
      isBoot: boot !== undefined,
      isOnce: once !== undefined,
      query: query ? (JSON.parse(query.replaceAll("'", '"')) as string[]) : undefined,
    })),
  )

  it('is found', () => expect(named.length).toBeGreaterThan(4))
  it.each(named)('matches its contract: $name in $file', ({ name, method, path, isBoot, isOnce, query }) => {
    const call = contracts[`/schemas/${name}.ts`]?.call
    expect({ method, path, isBoot, isOnce, query }).toEqual({
      method: call?.method,
      path: call?.path,
      isBoot: call?.boot ?? false,
      isOnce: call?.idempotent !== undefined,
      query: call?.query,
    })
  })
})

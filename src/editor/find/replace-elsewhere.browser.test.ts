import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '@kit/use-call'
import { wordPattern } from '@schemas/word-pattern'
import { replaceElsewhere, revertReplacements } from './replace-elsewhere'

afterEach(() => {
  queryClient().clear()
  vi.restoreAllMocks()
})

const page = (path: string, title: string) => ({
  format: 1,
  path,
  frame: 'default',
  access: 'guest',
  title,
  views: { guest: { rows: [] } },
})
type Stored = { version: number; content: unknown; origin?: string }

/**
 * A fake gateway with these pages. `ends` breaks the connection in the middle of the answer to a matching call. Returns
 * the requests it received.
 */
function gatewayWith(pages: Record<string, Stored>, ends: (call: string, key: string) => boolean = () => false) {
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address, { body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(
      String(address instanceof Request ? address.url : address),
      location.origin,
    )
    const call = pathname.split('/').at(-1) ?? ''
    const input = (body ? JSON.parse(body as string) : {}) as { content?: unknown; base?: number; key?: string }
    const key = input.key ?? searchParams.get('key') ?? ''
    const stored = pages[key]
    requests.push(`${call} ${key}`)
    if (ends(call, key)) return new Response('{"ver', { headers: { 'content-type': 'application/json' } })
    if (!stored) return Response.json({ error: { message: 'Page not found.' } }, { status: 404 })
    if (call === 'document') return Response.json({ key, origin: 'site', live: null, assets: {}, types: {}, ...stored })
    if (input.base !== stored.version)
      return Response.json(
        { error: { message: 'Someone else changed this page while you were editing.' } },
        { status: 409 },
      )
    stored.version += 1
    if (call === 'save') stored.content = input.content
    else Object.assign(stored, { origin: 'theme' })
    return Response.json({ version: stored.version, savedAt: new Date().toISOString() })
  })
  return requests
}

const replace = (...keys: string[]) =>
  replaceElsewhere({ keys, pattern: wordPattern('old'), by: 'new', role: 'admin', onStep: () => {} })

it('fails only one document when a response breaks off; replaces the others, which can be reverted', async () => {
  const pages: Record<string, Stored> = {
    'page:/a': { version: 1, content: page('/a', 'old a') },
    'page:/b': { version: 3, content: page('/b', 'old b') },
    'page:/c': { version: 1, content: page('/c', 'old c') },
  }
  gatewayWith(pages, (call, key) => call === 'document' && key === 'page:/b')
  const { done, failed } = await replace('page:/a', 'page:/b', 'page:/c')
  expect(done.map(({ key }) => key)).toEqual(['page:/a', 'page:/c'])
  expect(failed).toEqual([
    { key: 'page:/b', reason: { en: expect.stringContaining('could not be saved'), th: expect.any(String) } },
  ])
  expect(await revertReplacements(done)).toEqual([])
  expect(pages['page:/a']?.content).toEqual(page('/a', 'old a'))
})

it('keeps a document that was changed since, and reverts the others', async () => {
  const pages: Record<string, Stored> = {
    'page:/a': { version: 1, content: page('/a', 'old a') },
    'page:/b': { version: 3, content: page('/b', 'old b') },
  }
  gatewayWith(pages)
  const { done } = await replace('page:/a', 'page:/b')
  Object.assign(pages['page:/a'] ?? {}, { version: 9 })
  expect(await revertReplacements(done)).toEqual([
    { key: 'page:/a', reason: 'Someone else changed this page while you were editing.' },
  ])
  expect(pages['page:/b']?.content).toMatchObject({ title: 'old b' })
})

it('returns a reverted page to the theme instead of creating the site’s own version', async () => {
  const pages: Record<string, Stored> = {
    'page:/a': { version: 0, content: page('/a', 'old a'), origin: 'theme' },
    'page:/b': { version: 0, content: page('/b', 'old b'), origin: 'customised' },
  }
  const requests = gatewayWith(pages)
  const { done } = await replace('page:/a', 'page:/b')
  expect(await revertReplacements(done)).toEqual([])
  expect(requests.slice(-2)).toEqual(['revert page:/a', 'save page:/b'])
  expect(pages['page:/b']?.content).toEqual(page('/b', 'old b'))
})

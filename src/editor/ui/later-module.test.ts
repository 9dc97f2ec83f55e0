import { expect, it, vi } from 'vitest'
import { laterModule } from './later-module'

it('comes once for all who wait for it, in their turn, and is at hand from then on', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('here')
  const module = laterModule(load)
  const turns: string[] = []
  expect(module.known()).toBeUndefined()
  await Promise.all(['first', 'second'].map(async (name) => turns.push(`${name} ${await module.load()}`)))
  expect([turns, module.known(), load.mock.calls.length]).toEqual([['first here', 'second here'], 'here', 1])
})

it('is asked for again where it did not come', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue('here')
  const module = laterModule(load)
  await expect(module.load()).rejects.toThrow('lost')
  expect(module.known()).toBeUndefined()
  expect(await module.load()).toBe('here')
})

import { expect, it } from 'vitest'
import { GatewayError } from '@kit/call-gateway'
import { awaitSaved } from './await-saved'
import type { SavedState } from './files-client'

/** A gateway that answers with these states in order and then repeats the last. */
function after(...states: (SavedState | number)[]) {
  let at = 0
  let passed = 0
  const saved = async () => {
    const next = states[Math.min(at++, states.length - 1)] as SavedState | number
    if (typeof next === 'number') throw new GatewayError(next, 'No.')
    return next
  }
  return awaitSaved({ saved }, '/api/files/fetch/ticket', {
    wait: async (ms) => void (passed += ms),
    now: () => passed,
  })
}

it('reports the end of a download, however long it takes', async () => {
  expect(await after('ended')).toBe('ended')
  expect(await after('waiting', 'begun', ...Array.from({ length: 5000 }, () => 'begun' as const), 'ended')).toBe(
    'ended',
  )
})

it('reports an aborted download, and nothing for one that never started', async () => {
  expect(await after('begun', 'failed')).toBe('failed')
  expect(await after('waiting')).toBeUndefined()
})

it('waits for an unreachable gateway, but not for one that does not know the download', async () => {
  expect(await after(0, 503, 429, 'begun', 0, 'ended')).toBe('ended')
  expect(await after('begun', 404)).toBeUndefined()
})

import { QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { callRef } from './call-gateway'
import { callKey, queryClient, refreshCalls } from './use-call'

it('shows how it is after a change, although a first answer of before it is on its way', async () => {
  const list = callRef({ method: 'GET', path: '/some/list' })
  const answers: ((value: string) => void)[] = []
  const shown = new QueryObserver(queryClient(), { queryKey: callKey(list, { q: 'words' }), queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) })
  const quiet = shown.subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const done = refreshCalls(list)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await done
  expect(shown.getCurrentResult().data).toBe('after')
  quiet()
})

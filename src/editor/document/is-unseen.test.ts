import { expect, it } from 'vitest'
import { blockDefinition } from '@registry/schemas'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { isUnseen } from './is-unseen'

it('is what a role does not get: by its own roles and dates, or by its type', () => {
  const blocks = [
    { id: 'plain', type: 'content/heading', props: { text: 'x' } },
    { id: 'members', type: 'content/heading', props: { text: 'x' }, shown: { roles: ['user', 'manager'] } },
    { id: 'later', type: 'content/heading', props: { text: 'x' }, shown: { from: '2030-01-01T00:00:00Z' } },
    { id: 'staff', type: 'form/submissions-table', props: { form: 'contact' } },
  ]
  const { nodes } = pageOfBlocks(blocks)
  const unseen = (role: 'guest' | 'user' | 'manager', at: string) => blocks.flatMap(({ id }) => {
    const node = nodes.get(id)
    return node && isUnseen(node, role, Date.parse(at), { definition: blockDefinition }) ? [id] : []
  })
  expect(unseen('guest', '2026-01-01T00:00:00Z')).toEqual(['members', 'later', 'staff'])
  expect(unseen('user', '2026-01-01T00:00:00Z')).toEqual(['later', 'staff'])
  expect(unseen('manager', '2031-01-01T00:00:00Z')).toEqual([])
})

import { expect, it } from 'vitest'
import { blockDefinition } from '@registry/schemas'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { whyUnseen } from './is-unseen'

it('hides parts from a role by roles, dates, languages and hours, or by block type', () => {
  const blocks = [
    { id: 'plain', type: 'content/heading', props: { text: 'x' } },
    { id: 'members', type: 'content/heading', props: { text: 'x' }, shown: { roles: ['user', 'manager'] } },
    { id: 'later', type: 'content/heading', props: { text: 'x' }, shown: { from: '2030-01-01T00:00:00Z' } },
    { id: 'thai', type: 'content/heading', props: { text: 'x' }, shown: { locales: ['th'] } },
    { id: 'evenings', type: 'content/heading', props: { text: 'x' }, shown: { hours: { from: '18:00' } } },
    { id: 'staff', type: 'form/submissions-table', props: { form: 'contact' } },
  ]
  const { nodes } = pageOfBlocks(blocks)
  const unseen = (role: 'guest' | 'user' | 'manager', at: string) =>
    blocks.flatMap(({ id }) => {
      const node = nodes.get(id)
      const why =
        node &&
        whyUnseen(
          node,
          { role, locale: 'en', now: Date.parse(at), timeZone: 'Asia/Bangkok' },
          { definition: blockDefinition },
        )
      return why ? [`${id}: ${why}`] : []
    })
  expect(unseen('guest', '2026-01-01T00:00:00Z')).toEqual([
    'members: role',
    'later: early',
    'thai: language',
    'evenings: hours',
    'staff: role',
  ])
  expect(unseen('user', '2026-01-01T00:00:00Z')).toEqual([
    'later: early',
    'thai: language',
    'evenings: hours',
    'staff: role',
  ])
  // Six in the evening in Thailand.
  expect(unseen('manager', '2031-01-01T11:00:00Z')).toEqual(['thai: language'])
})

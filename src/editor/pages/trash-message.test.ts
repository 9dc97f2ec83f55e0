import { expect, it } from 'vitest'
import { pickText } from '@schemas/layout/pick-text'
import { trashMessage } from './trash-message'

it('says that visitors lose what they have, and nothing of what they never had', () => {
  const warnsVisitors = (entry: Parameters<typeof trashMessage>[0]) =>
    pickText(trashMessage(entry), 'en').includes('Visitors stop seeing it')
  expect([
    warnsVisitors({}),
    warnsVisitors({ unseen: true, movedFrom: '/old' }),
    warnsVisitors({ unseen: true }),
  ]).toEqual([true, true, false])
})

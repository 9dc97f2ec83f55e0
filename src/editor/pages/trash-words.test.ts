import { expect, it } from 'vitest'
import { pickText } from '@schemas/layout/text'
import { trashWords } from './trash-words'

it('says that visitors lose what they have, and nothing of what they never had', () => {
  const said = (entry: Parameters<typeof trashWords>[0]) =>
    pickText(trashWords(entry), 'en').includes('Visitors stop seeing it')
  expect([said({}), said({ unseen: true, movedFrom: '/old' }), said({ unseen: true })]).toEqual([true, true, false])
})

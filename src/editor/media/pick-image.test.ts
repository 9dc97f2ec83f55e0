import { expect, it } from 'vitest'
import { closeRequest, openRequest, pickFile, pickImage } from './pick-image'

it('handles one request at a time: a second one closes the first', async () => {
  const first = pickImage()
  const second = pickFile({ types: ['video'] })
  expect(await first).toBeUndefined()
  const request = openRequest()
  if (request?.kind !== 'file') throw new Error('The second question is not open.')
  request.resolve([{ asset: 'film' }])
  closeRequest(request)
  expect(await second).toEqual({ asset: 'film' })
  expect(openRequest()).toBeUndefined()
})

import { expect, it } from 'vitest'
import { GatewayError } from '@kit/call-gateway'
import { failedSave } from './failed-save'

const refused = (status: number, details?: unknown) =>
  failedSave(new GatewayError(status, 'No.', {}, undefined, details))

it.each([[0], [408], [425], [429], [500], [503], [403, { signature: 'replayed' }]])(
  'retries after status %i, which is temporary',
  (status, details?: unknown) => {
    expect(refused(status, details)).toEqual({ kind: 'away' })
  },
)

it('reports permanent errors', () => {
  expect(refused(403)).toEqual({ kind: 'refused', message: 'No.' })
  expect(refused(422, { fields: [] })).toEqual({ kind: 'refused', message: 'No.' })
  expect([refused(401), refused(410, { movedTo: 'page:/b' })]).toEqual([
    { kind: 'away', reason: 'signed-out' },
    { kind: 'moved', to: 'page:/b' },
  ])
})

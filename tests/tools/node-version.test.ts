import { expect, test } from 'vitest'
import { checkNode, isNodeVersionGood } from '../../src/tools/setup/node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('accepts Node %s', (version) => {
  expect(isNodeVersionGood(version)).toBe(true)
})

test.each(['16.20.0', '18.20.4', '20.18.3', '21.7.0', '22.11.0', '23.4.0'])(
  'tells Node %s what it needs',
  (version) => {
    expect(() => checkNode(version)).toThrow(`needs Node 20.19, 22.12 or newer; this is Node ${version}`)
  },
)

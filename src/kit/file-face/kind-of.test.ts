import { expect, it } from 'vitest'
import { kindOf } from './kind-of'

it('names say of what kind a file is', () =>
  expect(['A.JPG', 'b.tar.gz', 'c.ts', 'd', 'e.xlsx'].map(kindOf)).toEqual([
    'picture',
    'archive',
    'text',
    'other',
    'sheet',
  ]))

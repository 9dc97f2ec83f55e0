import { expect, it } from 'vitest'
import { kindOf } from './kind-of'

it('derives the kind of a file from its name', () =>
  expect(['A.JPG', 'b.tar.gz', 'c.ts', 'd', 'e.xlsx'].map(kindOf)).toEqual([
    'picture',
    'archive',
    'text',
    'other',
    'sheet',
  ]))

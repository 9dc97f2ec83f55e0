import { expect, it } from 'vitest'
import { readLines } from './read-lines'

it.each([
  ['/a,/b', [{ no: 1, from: '/a', to: '/b' }]],
  [
    '\uFEFF/a\t/b,c\r\n\r\n/d;/e',
    [
      { no: 1, from: '/a', to: '/b,c' },
      { no: 3, from: '/d', to: '/e' },
    ],
  ],
  [
    '"/a, b","/c ""d"""\n/e',
    [
      { no: 1, from: '/a, b', to: '/c "d"' },
      { no: 2, from: '/e' },
    ],
  ],
  [
    'Redirect from,Redirect to\n/a,/b',
    [
      { no: 1, from: 'Redirect from', to: 'Redirect to', isHeading: true },
      { no: 2, from: '/a', to: '/b' },
    ],
  ],
  [
    'source,target,regex,code\n/a , /b,0,301',
    [
      { no: 1, from: 'source', to: 'target', isHeading: true },
      { no: 2, from: '/a', to: '/b' },
    ],
  ],
  ['old,/b', [{ no: 1, from: 'old', to: '/b' }]],
  ['  \n', []],
])('reads %j', (text, lines) => expect(readLines(text)).toEqual(lines))

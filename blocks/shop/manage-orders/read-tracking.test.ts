import { expect, it } from 'vitest'
import { readTracking } from './read-tracking'

it('reads rows of spreadsheets and of plain text, and leaves out headings and half rows', () => {
  expect(
    readTracking(
      'เลขที่\tเลขพัสดุ\nTD26110001\tTH0123456789\r\nTD26110002, EF 1\n  TD26110003   KEX99 Bangkok\n\nTD26110004\n',
    ),
  ).toEqual([
    { number: 'TD26110001', tracking: 'TH0123456789' },
    { number: 'TD26110002', tracking: 'EF 1' },
    { number: 'TD26110003', tracking: 'KEX99' },
  ])
})

import { describe, expect, it } from 'vitest'
import { readBytes } from './read-file'

const bytes = (text: string) => new TextEncoder().encode(text)
const cells = (fileBytes: Uint8Array) => {
  const read = readBytes(fileBytes)
  return 'cells' in read ? read.cells.rows.map((row) => row.cells) : read.wrong.en
}

describe('spreadsheet file', () => {
  it.each([
    [
      'commas',
      'Day,Seats\nMon,"1,200"\n',
      [
        ['Day', 'Seats'],
        ['Mon', '1,200'],
      ],
    ],
    [
      'semicolons, beside commas in numbers',
      'Day;Price\nMon;1,50\nTue;2,50',
      [
        ['Day', 'Price'],
        ['Mon', '1,50'],
        ['Tue', '2,50'],
      ],
    ],
    [
      'tabs',
      'Day\tSeats\nMon, early\t3',
      [
        ['Day', 'Seats'],
        ['Mon, early', '3'],
      ],
    ],
    [
      'a mark of its bytes, and lines without anything',
      '\uFEFFวัน,ที่นั่ง\r\n,\r\n\r\nจันทร์,๓\r\n',
      [
        ['วัน', 'ที่นั่ง'],
        ['จันทร์', '๓'],
      ],
    ],
    ['Excel’s own word for the separator', 'sep=;\na;b,c', [['a', 'b,c']]],
    ['one column', 'Name\nTea', [['Name'], ['Tea']]],
  ])('is read with %s', (_what, text, wanted) => expect(cells(bytes(text))).toEqual(wanted))

  it('is read as saved by Excel on Thai Windows, and as “Unicode text”', () => {
    // ชา in TIS-620.
    expect(cells(Uint8Array.from([0xaa, 0xd2, 0x2c, 0x31]))).toEqual([['ชา', '1']])
    expect(cells(Uint8Array.from([0xff, 0xfe, 0x0a, 0x0e, 0x09, 0x00, 0x31, 0x00]))).toEqual([['ช', '1']])
  })

  it.each([
    [
      'a workbook',
      Uint8Array.from([0x50, 0x4b, 3, 4]),
      'This is a spreadsheet workbook. Save it as CSV, or copy its cells and paste them here.',
    ],
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 1]), 'This isn’t a text file. Choose a CSV file.'],
    ['nothing', bytes(' \n'), 'This file is empty.'],
    [
      'an open quotation',
      bytes('a,b\n"c,d\ne,f'),
      'The quotation that begins in line 2 has no end. Close it with " and choose the file again.',
    ],
  ])('is refused with a message when it is %s', (_what, fileBytes, expected) => expect(cells(fileBytes)).toBe(expected))
})

import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition'

it.each([
  ['report.pdf', 'attachment; filename="report.pdf"'],
  ['a "b".pdf', `attachment; filename="a _b_.pdf"; filename*=UTF-8''a%20%22b%22.pdf`],
  [
    'รายงาน.pdf',
    `attachment; filename="______.pdf"; filename*=UTF-8''%E0%B8%A3%E0%B8%B2%E0%B8%A2%E0%B8%87%E0%B8%B2%E0%B8%99.pdf`,
  ],
  ['🦜 (1)*.png', `attachment; filename="_ (1)*.png"; filename*=UTF-8''%F0%9F%A6%9C%20%281%29%2A.png`],
  ['50%.txt', `attachment; filename="50_.txt"; filename*=UTF-8''50%25.txt`],
  ['a\r\nset-cookie: b/../c\\d', `attachment; filename="a__set-cookie: b_.._c_d"`],
  ['half \ud83e', `attachment; filename="half _"; filename*=UTF-8''half%20%EF%BF%BD`],
])('encodes the file name %j', (name, header) => expect(contentDisposition('attachment', name)).toBe(header))

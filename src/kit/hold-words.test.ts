import { expect, it } from 'vitest'
import { holdWords } from './hold-words'

const held = (text: string, own?: readonly string[]) => holdWords(text, own).filter((_, index) => index % 2 === 1)

it.each([
  ['ความหมายของชื่อ', ['ความห']],
  ['น้ำดอกไม้สดจากสวน', ['น้ำด']],
  ['เลือกวันเกิดของคุณ', ['วันเกิ']],
  ['จากคนทำขนม', ['คนทำ']],
  ['ผู้เรียนกับนักดนตรีและชาวสวน', ['ผู้เรี', 'นักด', 'ชาวส']],
  ['พูดกับคนไม่กล้าพูด', ['คนไม่ก']],
  ['ไม่มีการรอ', ['ไม่มีการร']],
  ['รับ 12 คน ราคา 1,200 บาท', ['12 คน', '1,200 บาท']],
  ['เก้าห้อง หนึ่งงาน ยี่สิบสามคน', ['เก้าห้', 'หนึ่งง', 'สามค']],
  ['For 12 people in 3 hours', ['12 people', '3 hours']],
])('%s holds %j together', (text, parts) => {
  expect(held(text)).toEqual(parts)
  expect(holdWords(text).join('')).toBe(text)
})

it('leaves words that end like a head, and what begins a line of its own', () => {
  expect(held('บริการของเรา โครงการใหม่ ต้องการ หนักมาก พนักงาน ทุกวันตั้งแต่เช้า คนที่รัก แม่น้ำกว้าง')).toEqual([])
})

it('holds a site’s own words, and nothing that is too long for a narrow column', () => {
  expect(held('งานที่ไม่มีใครหาว', ['ไม่มีใครหาว'])).toEqual(['ไม่มีใครหาว'])
  expect(held('สวนสัตว์เปิดเขาเขียวแห่งใหม่', ['สวนสัตว์เปิดเขาเขียวแห่งใหม่'])).toEqual([])
  expect(held('Plain words')).toEqual([])
})

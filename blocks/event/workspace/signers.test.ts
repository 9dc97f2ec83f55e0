import { expect, it } from 'vitest'
import type { EditedPackage } from '@schemas/events/entities/edited-event'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import { signersOf } from './signers'

const pack = (title: string, sessions: string[]) => ({ title: { th: title }, sessions }) as unknown as EditedPackage
const registration = (phone: string, people: [string, string][]) =>
  ({
    phone,
    answers: { workplace: 'กรมพัฒนาที่ดิน' },
    attendees: people.map(([name, of]) => ({ shortCode: `${phone}-${name}`, name, package: of })),
  }) as unknown as ListedRegistration

it('lists who comes to a session by Thai names, with their agency', () => {
  const event = {
    packages: [pack('เช้า', ['am']), pack('บ่าย', ['pm']), pack('ทั้งวัน', [])],
    questions: { fields: [{ kind: 'text', name: 'workplace', autocomplete: 'organization' }], rules: {} },
  }
  const all = [
    registration('1', [
      ['เอก', 'เช้า'],
      ['แก้ว', 'บ่าย'],
    ]),
    registration('2', [['กมล', 'ทั้งวัน']]),
  ]
  expect(signersOf(event, 'am', all, 'th')).toEqual([
    { key: '2-กมล', name: 'กมล', agency: 'กรมพัฒนาที่ดิน', phone: '2' },
    { key: '1-เอก', name: 'เอก', agency: 'กรมพัฒนาที่ดิน', phone: '1' },
  ])
})

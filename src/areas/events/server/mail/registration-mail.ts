import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { MailText } from '@gateway/mail/compose-mail'

/** Causes of a mail to the person of a registration; stored with jobs, so they never change. */
export const mailKinds = [
  'received',
  'pay',
  'ticket',
  'changed',
  'handed',
  'cancelled',
  'event_cancelled',
  'declined',
  'reminder',
  'thanks',
  'link',
] as const
export type MailKind = (typeof mailKinds)[number]

type Both = { en: string; th: string }
const see = { en: 'See the registration', th: 'ดูการลงทะเบียน' }
const tickets = { en: 'Open the tickets', th: 'เปิดตั๋ว' }
const facts = { en: '{when}\n{where}', th: '{when}\n{where}' }
const number = { en: 'Registration number: {number}', th: 'หมายเลขลงทะเบียน: {number}' }

const texts: Record<MailKind, { title: Both; lines: Both[]; action: Both }> = {
  received: {
    title: { en: 'We have your registration for {event}', th: 'เราได้รับการลงทะเบียน {event} แล้ว' },
    lines: [
      {
        en: 'Thank you. The organiser reads each registration and answers by mail. Until then no place is held.',
        th: 'ขอบคุณค่ะ ผู้จัดจะพิจารณาและแจ้งผลทางอีเมล ระหว่างนี้ยังไม่ได้กันที่ไว้',
      },
      number,
    ],
    action: see,
  },
  pay: {
    title: { en: 'A place at {event} is held for you', th: 'กันที่ในงาน {event} ให้คุณแล้ว' },
    lines: [
      {
        en: 'Pay soon to keep it: the place is free again when the time is up.',
        th: 'กรุณาชำระเงินภายในเวลา มิฉะนั้นระบบจะปล่อยที่ให้ผู้อื่น',
      },
      number,
    ],
    action: { en: 'Pay now', th: 'ชำระเงิน' },
  },
  ticket: {
    title: { en: 'Your ticket for {event}', th: 'ตั๋วเข้างาน {event} ของคุณ' },
    lines: [
      facts,
      {
        en: 'Show the QR code of the page below at the door. It also opens without network once you have seen it.',
        th: 'แสดง QR code ในหน้าด้านล่างที่ประตูงาน หลังเปิดครั้งแรกจะดูได้แม้ไม่มีสัญญาณ',
      },
      number,
    ],
    action: tickets,
  },
  changed: {
    title: { en: '{event} has changed', th: '{event} มีการเปลี่ยนแปลง' },
    lines: [{ en: 'Please look at the new details.', th: 'กรุณาดูรายละเอียดใหม่' }, facts],
    action: tickets,
  },
  handed: {
    title: { en: 'You have a ticket for {event}', th: 'คุณได้รับตั๋วเข้างาน {event}' },
    lines: [
      { en: '{from} has handed a ticket over to you.', th: '{from} โอนตั๋วให้คุณแล้ว' },
      facts,
      { en: 'Show the QR code of the page below at the door.', th: 'แสดง QR code ในหน้าด้านล่างที่ประตูงาน' },
    ],
    action: tickets,
  },
  cancelled: {
    title: { en: 'Your registration for {event} is cancelled', th: 'ยกเลิกการลงทะเบียน {event} แล้ว' },
    lines: [
      {
        en: 'Its tickets are void. If you have paid, a refund is requested and you need do nothing more.',
        th: 'ตั๋วใช้ไม่ได้แล้ว หากชำระเงินแล้ว ระบบส่งคำขอคืนเงินให้โดยคุณไม่ต้องทำอะไรเพิ่ม',
      },
      number,
    ],
    action: see,
  },
  event_cancelled: {
    title: { en: '{event} is cancelled', th: 'งาน {event} ถูกยกเลิก' },
    lines: [
      {
        en: 'We are sorry: the event does not take place. If you have paid, a refund is requested and you need do nothing more.',
        th: 'ขออภัย งานนี้จะไม่จัดขึ้น หากชำระเงินแล้ว ระบบส่งคำขอคืนเงินให้โดยคุณไม่ต้องทำอะไรเพิ่ม',
      },
      number,
    ],
    action: see,
  },
  declined: {
    title: { en: 'Your registration for {event}', th: 'ผลการลงทะเบียน {event}' },
    lines: [
      {
        en: 'Unfortunately the organiser cannot offer you a place this time.',
        th: 'ขออภัย ครั้งนี้ผู้จัดไม่สามารถรับลงทะเบียนของคุณได้',
      },
      number,
    ],
    action: see,
  },
  reminder: {
    title: { en: 'Tomorrow: {event}', th: 'พรุ่งนี้พบกัน: {event}' },
    lines: [facts, { en: 'Have the QR code ready at the door.', th: 'เตรียม QR code ไว้แสดงที่ประตูงาน' }, number],
    action: tickets,
  },
  thanks: {
    title: { en: 'Thank you for coming to {event}', th: 'ขอบคุณที่มาร่วมงาน {event}' },
    lines: [{ en: 'We hope to see you again.', th: 'หวังว่าจะได้พบกันอีก' }],
    action: see,
  },
  link: {
    title: { en: 'Your registration for {event}', th: 'การลงทะเบียน {event} ของคุณ' },
    lines: [
      {
        en: 'Someone, most likely you, has requested the link to this registration.',
        th: 'มีผู้ขอลิงก์ของการลงทะเบียนนี้ ซึ่งน่าจะเป็นคุณ',
      },
      number,
    ],
    action: see,
  },
}

/** A mail about a registration in its person’s language. */
export function registrationMail(
  kind: MailKind,
  locale: Locale,
  { url, values }: { url: string; values: Record<string, string> },
): MailText {
  const { title, lines, action } = texts[kind]
  const fill = (text: Both) => fillText(text[locale], values)
  return {
    title: fill(title),
    lines: lines.map(fill).filter((line) => line.trim() !== ''),
    action: { label: fill(action), url },
  }
}

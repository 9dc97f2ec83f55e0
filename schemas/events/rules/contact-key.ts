import { plainDigits } from '../../plain-digits'

/** A Thai phone number as 0…; undefined when it is none. */
export function phoneOf(text: string): string | undefined {
  const digits = plainDigits(text.trim())
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+66|0066)0?/, '0')
  return /^0\d{8,9}$/.test(digits) ? digits : undefined
}

/** An e-mail address in lower case; undefined when it is none. */
export function emailOf(text: string): string | undefined {
  const email = text.normalize('NFC').trim().toLowerCase()
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email) ? email : undefined
}

/** What two registrations of one contact have in common: the address, else the number. */
export const contactKey = (contact: { email?: string | undefined; phone?: string | undefined }): string =>
  contact.email ?? contact.phone ?? ''

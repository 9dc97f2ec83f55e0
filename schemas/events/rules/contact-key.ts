import { plainDigits } from '../../plain-digits'

/** A Thai phone number as 0…; undefined when it is none. */
export function phoneOf(text: string): string | undefined {
  const digits = plainDigits(text.trim())
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+66|0066)0?/, '0')
  return /^0\d{8,9}$/.test(digits) ? digits : undefined
}

/** What two registrations of one contact have in common: the address, else the number. */
export const contactKey = (contact: { email?: string | undefined; phone?: string | undefined }): string =>
  contact.email ?? contact.phone ?? ''

import type { RefusalMessage } from '../../layout/refuse'

/** Most recipients for one form, and most forms with notices on a site. */
export const noticeLimits = { addresses: 10, forms: 200 } as const

export const noticeFaults = {
  address: { en: 'Enter a valid email, such as name@example.com.', th: 'อีเมลต้องเป็นแบบ name@example.com' },
  twice: { en: 'This email is already in the list.', th: 'มีอีเมลนี้ในรายการแล้ว' },
  tooMany: { en: `Add up to ${noticeLimits.addresses} addresses.`, th: `ใส่ได้ไม่เกิน ${noticeLimits.addresses} อีเมล` },
} satisfies Record<string, RefusalMessage>

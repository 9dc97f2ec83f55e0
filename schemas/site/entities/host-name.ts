/** Why a text is no host name for a site; the same messages during typing and on refusal. */
export const hostProblems = {
  empty: { en: 'Enter a host name, such as shop.example.com.', th: 'กรุณาใส่ชื่อโดเมน เช่น shop.example.com' },
  address: {
    en: 'Enter only the name: no https://, path or sign-in details.',
    th: 'ใส่เฉพาะชื่อโดเมน ไม่ต้องมี https:// เส้นทาง หรือข้อมูลเข้าสู่ระบบ',
  },
  port: {
    en: 'Leave out the port. The site uses the gateway’s port.',
    th: 'ไม่ต้องใส่หมายเลขพอร์ต ระบบใช้พอร์ตของเกตเวย์ให้แล้ว',
  },
  wildcard: { en: 'Enter each host name separately. “*” isn’t allowed.', th: 'ใส่ชื่อโดเมนทีละชื่อ ใช้ “*” แทนไม่ได้' },
  number: { en: 'An IP address can’t be a host name.', th: 'ที่อยู่ IP ใช้เป็นชื่อโดเมนไม่ได้' },
  short: {
    en: 'Enter the full host name with its domain, such as shop.example.com.',
    th: 'ใส่ชื่อโดเมนให้ครบ เช่น shop.example.com',
  },
  letters: {
    en: 'Use only letters, digits and hyphens. Hyphens can’t start or end a part: shop-2.example.com.',
    th: 'ใช้ได้เฉพาะตัวอักษร ตัวเลข และขีดกลาง โดยขีดกลางต้องไม่อยู่หัวหรือท้ายแต่ละส่วน เช่น shop-2.example.com',
  },
  long: {
    en: 'A host name can have up to 253 characters, and each part up to 63.',
    th: 'ชื่อโดเมนยาวได้ไม่เกิน 253 ตัวอักษร และแต่ละส่วนไม่เกิน 63 ตัว',
  },
} as const
export type HostProblem = keyof typeof hostProblems

/**
 * Normalises a typed host name (`Shop.Example.com`, `ร้าน.ไทย`) to the spelling used in requests: lower-case, other
 * scripts as punycode, without the root's dot. Total.
 */
export function readHostName(typed: string): { hostname: string } | { problem: HostProblem } {
  const input = typed.trim()
  if (input === '') return { problem: 'empty' }
  if (input.length > 300) return { problem: 'long' }
  if (/[/\\?#@]/.test(input)) return { problem: 'address' }
  if (/^\[|:.*:/.test(input)) return { problem: 'number' }
  if (input.includes(':')) return { problem: 'port' }
  if (input.includes('*')) return { problem: 'wildcard' }
  if (/[\s%]/.test(input)) return { problem: 'letters' }
  // Uses the URL parser: scripts become punycode, and numbers in any spelling an address.
  const url = URL.canParse(`http://${input}`) ? new URL(`http://${input}`) : undefined
  const hostname = url?.hostname.replace(/\.$/, '') ?? ''
  if (hostname === '')
    return { problem: input.length > 253 || input.split('.').some((part) => part.length > 63) ? 'long' : 'letters' }
  const parts = hostname.split('.')
  if (parts.every((part) => /^\d+$/.test(part))) return { problem: 'number' }
  if (hostname.length > 253 || parts.some((part) => part.length > 63)) return { problem: 'long' }
  if (!parts.every((part) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(part))) return { problem: 'letters' }
  return parts.length < 2 ? { problem: 'short' } : { hostname }
}

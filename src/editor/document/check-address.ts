import type { DocumentEntry } from '@schemas/editor/entities/document'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { type AddressProblem, addressProblem, addressShape, addressSound, tidyPath } from '@schemas/layout/page-address'

const addressMessages = {
  shape: {
    en: 'Start with a slash. Each part after a slash must start with a letter or digit and can contain letters, digits, hyphens and dots.',
    th: 'ขึ้นต้นด้วยเครื่องหมายทับ แต่ละส่วนต้องขึ้นต้นด้วยตัวอักษรหรือตัวเลข และใช้ได้เฉพาะตัวอักษร ตัวเลข ขีดกลาง และจุด',
  },
  long: {
    en: 'An address can have up to 200 characters, and each part between slashes up to 80.',
    th: 'ที่อยู่ยาวได้ไม่เกิน 200 ตัวอักษร และแต่ละส่วนระหว่างเครื่องหมายทับไม่เกิน 80 ตัวอักษร',
  },
  reserved: { en: 'This address is reserved for the system.', th: 'ที่อยู่นี้สงวนไว้สำหรับระบบ' },
  parameters: { en: 'Each variable part can be used only once.', th: 'ใช้ชื่อส่วนที่เปลี่ยนได้ซ้ำกันไม่ได้' },
}
const taken = { en: 'Another page already uses this address.', th: 'มีหน้าอื่นใช้ที่อยู่นี้แล้ว' }
const alike = (address: string) => ({
  en: `Another page already uses this address, with different upper or lower case: ${address}`,
  th: `มีหน้าอื่นใช้ที่อยู่นี้แล้ว ต่างกันแค่ตัวพิมพ์เล็กใหญ่: ${address}`,
})

const spaces = (address: string) => ({
  en: `Addresses can’t contain spaces. Use hyphens: ${address}`,
  th: `ที่อยู่มีช่องว่างไม่ได้ ใช้ขีดกลางแทน: ${address}`,
})

/** Message for an invalid address. If only its spaces are wrong, it suggests a valid one. */
export function addressProblemMessage(path: string, problem: AddressProblem): { en: string; th: string } {
  const joined = path.replace(/\s+/g, '-')
  return problem === 'shape' && joined !== path && addressProblem(joined) === undefined
    ? spaces(joined)
    : addressMessages[problem]
}

/** The address a person means by what they type, with or without the leading slash. */
export const meantAddress = (typed: string): string => tidyPath(typed).replace(/^(?=[^/])/, '/')

/** Why no page can have this address, checked while typing; undefined if one can. */
export function checkAddress(
  path: string,
  documents: readonly DocumentEntry[],
  except?: string,
): { en: string; th: string } | undefined {
  const tidy = tidyPath(path)
  const problem = addressProblem(tidy)
  if (problem) return addressProblemMessage(tidy, problem)
  const others = documents.flatMap((other) =>
    other.key === except || other.trashed || other.path === undefined
      ? []
      : [other.path, ...Object.values(ownPathsOf(other))],
  )
  if (others.some((address) => addressShape(address) === addressShape(tidy))) return taken
  const like = others.find((address) => addressSound(address) === addressSound(tidy))
  return like === undefined ? undefined : alike(like)
}

/** An address generated from a title. */
export function addressOf(title: string): string {
  const parts =
    title
      .toLowerCase()
      .normalize()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  // A combining mark at the start of a word belongs to a letter that was cut off.
  return `/${parts
    .map((word) => word.replace(/^\p{M}+/u, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '')}`
}

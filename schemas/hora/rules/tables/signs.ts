import { lords } from '../bodies'

/** Lords of the signs, Aries first. Source: hora rules, "Tables". */
export const signLords = lords(3, 6, 4, 2, 1, 4, 6, 3, 5, 7, 8, 5)

/** Houses counted by whole signs from the ascendant. Source: hora rules, "Tables". */
export const houseNames = [
  'ตนุ',
  'กดุมภะ',
  'สหัชชะ',
  'พันธุ',
  'ปุตตะ',
  'อริ',
  'ปัตนิ',
  'มรณะ',
  'ศุภะ',
  'กัมมะ',
  'ลาภะ',
  'วินาศ',
] as const

/** The house 1–12 of a sign. */
export const houseOf = (sign: number, ascendantSign: number): number => ((sign - ascendantSign + 12) % 12) + 1

/** The twelve houses with their signs and lords. */
export const housesFrom = (ascendantSign: number) =>
  signLords.map((_lord, index) => {
    const sign = (ascendantSign + index) % 12
    return { house: index + 1, sign, lord: signLords[sign] ?? 'sun' }
  })

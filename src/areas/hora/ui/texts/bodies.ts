import type { BodyName } from '@schemas/hora/rules/bodies'

export type BodyKey = BodyName | 'ascendant'
type Names = { th: string; en: string }

export const bodyNames: Record<BodyKey, Names> = {
  sun: { th: 'อาทิตย์', en: 'Sun' },
  moon: { th: 'จันทร์', en: 'Moon' },
  mars: { th: 'อังคาร', en: 'Mars' },
  mercury: { th: 'พุธ', en: 'Mercury' },
  jupiter: { th: 'พฤหัสบดี', en: 'Jupiter' },
  venus: { th: 'ศุกร์', en: 'Venus' },
  saturn: { th: 'เสาร์', en: 'Saturn' },
  rahu: { th: 'ราหู', en: 'Rahu' },
  ketu: { th: 'เกตุ', en: 'Ketu' },
  uranus: { th: 'มฤตยู', en: 'Uranus' },
  neptune: { th: 'เนปจูน', en: 'Neptune' },
  pluto: { th: 'พลูโต', en: 'Pluto' },
  ascendant: { th: 'ลัคนา', en: 'Ascendant' },
}

/** The order of tables: the ascendant, then the bodies by their digits. */
export const bodyOrder: readonly BodyKey[] = [
  'ascendant',
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
  'neptune',
  'pluto',
]

export type Numerals = 'thai' | 'arabic'

const marks: Record<BodyKey, Record<Numerals, string>> = {
  sun: { thai: '๑', arabic: '1' },
  moon: { thai: '๒', arabic: '2' },
  mars: { thai: '๓', arabic: '3' },
  mercury: { thai: '๔', arabic: '4' },
  jupiter: { thai: '๕', arabic: '5' },
  venus: { thai: '๖', arabic: '6' },
  saturn: { thai: '๗', arabic: '7' },
  rahu: { thai: '๘', arabic: '8' },
  ketu: { thai: '๙', arabic: '9' },
  uranus: { thai: '๐', arabic: '0' },
  neptune: { thai: 'น', arabic: 'N' },
  pluto: { thai: 'พล', arabic: 'P' },
  ascendant: { thai: 'ลั', arabic: 'ลั' },
}

/** What stands for a body on the wheel: its digit, ลั for the ascendant. */
export const bodyMark = (body: BodyKey, numerals: Numerals): string => marks[body][numerals]

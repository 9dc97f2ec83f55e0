import type { Locale } from '@schemas/layout/locale'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { type BodyKey, bodyMark, bodyNames, type Numerals } from '@areas/hora/ui/texts/bodies'
import { signName } from '@areas/hora/ui/texts/signs'

type Names = { th: string; en: string }

/** A table as text: the first column names the row. The page, the search and the file read the same cells. */
export type TextTable = {
  title: string
  /** What the reader must know to use it. */ note?: string
  source: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What a table needs to write its cells. */
export type Writer = {
  pick: (names: Names) => string
  digits: (text: string | number) => string
  /** `๑ อาทิตย์`. */ body: (key: BodyKey) => string
  sign: (sign: number) => string
  /** `เมษ ๑๓°๒๐′` of whole arcminutes. */ place: (arcmin: number) => string
}

export function writerOf(locale: Locale, numerals: Numerals): Writer {
  const digits = digitsOf(numerals)
  const sign = (index: number) => signName(((index % 12) + 12) % 12)[locale]
  return {
    pick: (names) => names[locale],
    digits,
    body: (key) => `${bodyMark(key, numerals)} ${bodyNames[key][locale]}`,
    sign,
    place: (arcmin) =>
      `${sign(Math.floor(arcmin / 1800))} ${digits(`${Math.floor((arcmin % 1800) / 60)}°${String(arcmin % 60).padStart(2, '0')}′`)}`,
  }
}

export const sources = {
  tables: {
    th: 'ตำราโหราศาสตร์ไทย ตารางมาตรฐาน',
    en: 'Thai astrological handbooks, the tables common to all',
  },
  suriyayart: {
    th: 'คัมภีร์สุริยยาตร์ ตรวจกับปฏิทินโหรที่ตีพิมพ์',
    en: 'The Suriyayart treatise, checked against a published almanac',
  },
  lunar: {
    th: 'ปฏิทินจันทรคติทางการ ตั้งแต่ พ.ศ. 2571 เป็นการคาดการณ์',
    en: 'Official lunar calendar of Thailand; projected from BE 2571 on',
  },
} satisfies Record<string, Names>

import type * as z from 'zod/mini'
import type { conversionNote, DateForms as DateFormsAnswer } from '@schemas/hora/entities/date-forms'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { dateOfJdn, isoDate, jdnOf } from '@schemas/hora/rules/time/civil-date'
import { thaiSolarCalendarBegan } from '@schemas/hora/rules/time/era'
import { isSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import type { Locale } from '@schemas/layout/locale'
import { dateForms } from '../domain/convert/date-forms'
import { type DateValue, daysOfValue } from '../domain/convert/days-of-value'

type Conversion = DateFormsAnswer & { choices: DateFormsAnswer[]; notes: z.infer<typeof conversionNote>[] }
type NoteCode = z.infer<typeof conversionNote>['code']

const noteTexts: Record<NoteCode, { en: string; th: string }> = {
  'early-buddhist-year': {
    en: 'Until 1940 the Buddhist year began on 1 April. By that rule the date is the first; many count BE = CE + 543 throughout, which is the second.',
    th: 'ก่อน พ.ศ. 2484 ปีเริ่มวันที่ 1 เมษายน คำตอบแรกเป็นไปตามเกณฑ์นั้น คำตอบที่สองนับ พ.ศ. = ค.ศ. + 543 ตลอด',
  },
  'be-2483': {
    en: 'BE 2483 had no January to March. The date is read as BE = CE + 543.',
    th: 'พ.ศ. 2483 ไม่มีเดือนมกราคมถึงมีนาคม วันที่นี้จึงนับ พ.ศ. = ค.ศ. + 543',
  },
  'second-month-8': {
    en: 'This year has two months 8: the second is written 8/8.',
    th: 'ปีนี้มีเดือน 8 สองหน เดือนที่สองเขียน 8/8',
  },
  'cs-year-ends': {
    en: 'A Chulasakarat year runs from Thaloengsok in April to the next: this day lies in it twice.',
    th: 'จุลศักราชนับจากวันเถลิงศกถึงวันเถลิงศกถัดไป วันที่นี้จึงอยู่ในปีเดียวกันสองครั้ง',
  },
  'before-thai-calendar': {
    en: 'Thailand had no solar calendar before 1 April 1889: the date is proleptic Gregorian.',
    th: 'ก่อนวันที่ 1 เมษายน พ.ศ. 2432 ไทยยังไม่ใช้ปฏิทินสุริยคติ วันที่นี้นับย้อนตามปฏิทินเกรกอเรียน',
  },
  'no-lunar-calendar': {
    en: 'The official lunar calendar is known from BE 2457 to 2600 only.',
    th: 'ปฏิทินจันทรคติทางการมีเฉพาะ พ.ศ. 2457–2600',
  },
  'projected-lunar-year': {
    en: 'This lunar year has not been decreed yet: its dates are projected.',
    th: 'ปีจันทรคตินี้ยังไม่ประกาศเป็นทางการ วันที่เป็นการคาดการณ์',
  },
}

/** A date in all reckonings, with what may be doubted. */
export function convert(value: DateValue, locale: Locale): Conversion {
  const days = daysOfValue(value)
  const supported = days.filter((jdn) => isSupportedDate(dateOfJdn(jdn)))
  const [first] = supported
  if (first === undefined) throw new HoraInputError('unsupported-date')
  const forms = supported.map(describeForms)
  const isDoubled = forms.length > 1
  const holds: [NoteCode, boolean][] = [
    ['early-buddhist-year', isDoubled && (value.from === 'be' || value.from === 'rs' || value.from === 'ms')],
    ['be-2483', value.from === 'be' && value.date.year === 2483 && value.date.month < 4],
    ['second-month-8', isDoubled && value.from === 'lunar'],
    ['cs-year-ends', isDoubled && value.from === 'cs'],
    ['before-thai-calendar', first < jdnOf(thaiSolarCalendarBegan)],
    ['no-lunar-calendar', forms[0]?.lunar === null],
    ['projected-lunar-year', forms[0]?.lunar?.projected === true],
  ]
  return {
    ...describeForms(first),
    choices: isDoubled ? forms : [],
    notes: holds.filter(([, isTrue]) => isTrue).map(([code]) => ({ code, text: noteTexts[code][locale] })),
  }
}

function describeForms(jdn: number): DateFormsAnswer {
  const { ce, be, cs, rs, ms, ...rest } = dateForms(jdn)
  return { ce: isoDate(ce), be: isoDate(be), cs: isoDate(cs), rs: isoDate(rs), ms: isoDate(ms), ...rest }
}

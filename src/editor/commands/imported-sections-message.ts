import { fillText } from '@schemas/layout/fill-text'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'

const messages = {
  one: {
    en: 'The saved section “{names}” is not on this site. Its content was pasted as a copy.',
    th: 'ไม่มีส่วนที่บันทึกไว้ “{names}” ในเว็บไซต์นี้ จึงวางเนื้อหาในส่วนนั้นเป็นสำเนาให้',
  },
  many: {
    en: '{count} saved sections are not on this site. Their content was pasted as copies: {names}.',
    th: 'ไม่มีส่วนที่บันทึกไว้ {count} ส่วนในเว็บไซต์นี้ จึงวางเนื้อหาในส่วนเหล่านั้นเป็นสำเนาให้: {names}',
  },
}

/** Number of titles named in the message, and the length at which each is cut. */
const maxNamed = 3
const longestName = 60

/** Message that sections of another site were pasted as copies. */
export function importedSectionsMessage(titles: readonly LocalisedText[]): { en: string; th: string } {
  const { one, many } = messages
  const written = (locale: 'en' | 'th') => {
    const names = titles.slice(0, maxNamed).map((title) => shortened(pickText(title, locale)))
    const rest = titles.length > maxNamed ? '…' : ''
    return fillText((titles.length === 1 ? one : many)[locale], {
      count: titles.length,
      names: names.join(', ') + rest,
    })
  }
  return { en: written('en'), th: written('th') }
}

const shortened = (name: string) => (name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name)

import type { z } from 'zod/mini'
import { colorNames, groundNames, schemeNames } from '@schemas/layout/color-names'
import type { staleTheme, unreadablePair } from '@schemas/editor/entities/theme'
import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { ContrastPair } from '@schemas/layout/theme-contrast'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { en: 'Theme not found.', th: 'ไม่พบธีมนี้' },
  trashed: { en: 'This theme is in the trash. Restore it first.', th: 'ธีมนี้อยู่ในถังขยะ ให้กู้คืนก่อน' },
  stale: { en: 'Someone else changed this theme while you were editing.', th: 'มีผู้อื่นแก้ไขธีมนี้ระหว่างที่คุณทำงานอยู่' },
  taken: { en: 'A theme with this name already exists.', th: 'มีธีมชื่อนี้อยู่แล้ว' },
  titleTaken: { en: 'Another theme already has this name.', th: 'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว' },
  titleTrashed: { en: 'A theme in the trash already has this name.', th: 'มีธีมในถังขยะใช้ชื่อนี้อยู่แล้ว' },
  deep: {
    en: 'This theme is based on too many others. Export it and import it again to base it on its theme pack alone.',
    th: 'ธีมนี้สืบทอดจากธีมอื่นหลายชั้นเกินไป ให้ส่งออกแล้วนำเข้าใหม่ เพื่อให้สืบทอดจากชุดธีมโดยตรง',
  },
  many: { en: 'A site can have up to {most} themes.', th: 'เว็บไซต์หนึ่งเก็บธีมได้ไม่เกิน {most} ธีม' },
  live: { en: 'Visitors see this theme. Publish another one first.', th: 'ผู้เยี่ยมชมกำลังเห็นธีมนี้อยู่ ให้เผยแพร่ธีมอื่นก่อน' },
  planned: {
    en: 'A scheduled release uses this theme. Cancel the schedule first.',
    th: 'มีการเผยแพร่ที่ตั้งเวลาไว้ซึ่งใช้ธีมนี้ ให้ยกเลิกการตั้งเวลาก่อน',
  },
  begun: { en: '“{title}” is based on this theme.', th: '“{title}” สร้างจากธีมนี้' },
  pack: {
    en: 'A theme pack can’t be moved to the trash, but its changes can be undone.',
    th: 'ย้ายชุดธีมไปถังขยะไม่ได้ แต่ยกเลิกการปรับแต่งได้',
  },
  same: { en: 'Visitors already see this theme.', th: 'ผู้เยี่ยมชมเห็นธีมนี้อยู่แล้ว' },
  family: {
    en: 'This site doesn’t have the font “{family}”. Upload it first.',
    th: 'เว็บไซต์นี้ไม่มีฟอนต์ “{family}” ให้อัปโหลดก่อน',
  },
  noPack: {
    en: 'The theme needs the theme pack “{pack}”, which this system doesn’t have.',
    th: 'ธีมนี้ต้องใช้ชุดธีม “{pack}” ซึ่งระบบนี้ไม่มี',
  },
  none: { en: 'This file isn’t a theme.', th: 'ไฟล์นี้ไม่ใช่ธีม' },
  file: { en: 'This file isn’t a theme of this system: {problem}', th: 'ไฟล์นี้ไม่ใช่ธีมของระบบนี้: {problem}' },
  unreadable: { en: 'Some text wouldn’t be readable.', th: 'มีข้อความบางส่วนที่อ่านไม่ออก' },
  pair: {
    en: '“{ink}” on “{ground}” ({scheme}) has a contrast of {ratio}:1, but text needs {needed}:1.',
    th: '“{ink}” บน “{ground}” ({scheme}) มีความต่างของสี {ratio}:1 แต่ข้อความต้องมีอย่างน้อย {needed}:1',
  },
}
const message = (key: keyof typeof messages, locale: Locale, values: Record<string, string> = {}) =>
  fillText(messages[key][locale], values)

export const unknownTheme = (locale: Locale) => new CallError('not_found', message('unknown', locale))
export const trashedTheme = (locale: Locale) => new CallError('in_trash', message('trashed', locale))
export const changedTheme = (locale: Locale, details?: z.infer<typeof staleTheme>) =>
  new CallError('stale_version', message('stale', locale), undefined, details)
export const takenName = (locale: Locale) =>
  new CallError('name_taken', message('taken', locale), { name: message('taken', locale) })
/** Languages in which another theme has the title, and where that theme is. */
export function takenTitle(locale: Locale, taken: readonly (readonly [Locale, 'standing' | 'trashed'])[]): CallError {
  const fields = Object.fromEntries(
    taken.map(([each, where]) => [
      `title.${each}`,
      message(where === 'standing' ? 'titleTaken' : 'titleTrashed', locale),
    ]),
  )
  return new CallError('name_taken', Object.values(fields)[0] ?? message('titleTaken', locale), fields)
}
export const tooDeep = (locale: Locale) => new CallError('unprocessable', message('deep', locale))
export const tooMany = (locale: Locale, limit: number) =>
  new CallError('limit_reached', message('many', locale, { most: String(limit) }))
export const liveTheme = (locale: Locale) => new CallError('in_use', message('live', locale))
export const plannedTheme = (locale: Locale) => new CallError('already_scheduled', message('planned', locale))
export const begunTheme = (locale: Locale, title: string) =>
  new CallError('in_use', message('begun', locale, { title }))
export const packTheme = (locale: Locale) => new CallError('protected', message('pack', locale))
export const sameTheme = (locale: Locale) => new CallError('duplicate', message('same', locale))
export const unknownFamily = (locale: Locale, family: string) =>
  new CallError('unprocessable', message('family', locale, { family }))
export const unknownPack = (locale: Locale, pack: string) =>
  new CallError('unprocessable', message('noPack', locale, { pack }))
export const noTheme = (locale: Locale) => new CallError('unprocessable', message('none', locale))
export const notATheme = (locale: Locale, problem: string) =>
  new CallError('invalid_file', message('file', locale, { problem }))

/** `details.pairs` lists the pairs, worst first. */
export function unreadableTheme(locale: Locale, pairs: readonly ContrastPair[]): CallError {
  const described = [...pairs]
    .sort((a, b) => a.ratio - b.ratio)
    .map((pair): z.infer<typeof unreadablePair> => ({
      ...pair,
      message: message('pair', locale, {
        ink: colorNames[pair.ink][locale],
        ground: groundNames[pair.ground][locale],
        scheme: schemeNames[pair.scheme][locale],
        ratio: pair.ratio.toFixed(2),
        needed: String(pair.needed),
      }),
    }))
  return new CallError('has_problems', message('unreadable', locale), undefined, { pairs: described })
}

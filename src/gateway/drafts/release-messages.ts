import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  unknown: { en: 'Release not found.', th: 'ไม่พบการเผยแพร่นี้' },
  live: { en: 'Visitors already see this release.', th: 'ผู้เยี่ยมชมเห็นการเผยแพร่นี้อยู่แล้ว' },
}

export const unknownRelease = (locale: Locale) => new CallError('not_found', messages.unknown[locale])
export const liveRelease = (locale: Locale) => new CallError('in_use', messages.live[locale])

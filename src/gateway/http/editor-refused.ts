import type { Locale } from '@schemas/layout/locale'

const messages = {
  status: { en: 'Access denied', th: 'ไม่มีสิทธิ์เข้าถึง' },
  message: { en: 'Your account can’t edit pages.', th: 'บัญชีของคุณแก้ไขหน้าไม่ได้' },
}

/** The error page for people who may not edit pages. */
export const editorRefused = (locale: Locale) => ({
  statusCode: 403,
  statusMessage: messages.status[locale],
  message: messages.message[locale],
})

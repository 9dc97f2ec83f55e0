import type { StoredRedirect } from '@schemas/editor/entities/redirect'

/** Why a redirect has no effect, as a short mark and a sentence. `{title}` is the page at its address. */
export const coveredMessages: Record<
  NonNullable<StoredRedirect['covered']>,
  { mark: { en: string; th: string }; message: { en: string; th: string } }
> = {
  page: {
    mark: { en: 'A page uses this address', th: 'มีหน้าใช้ที่อยู่นี้' },
    message: {
      en: 'The page “{title}” uses this address. A page always comes first, so nobody is redirected while it is there.',
      th: 'หน้า “{title}” ใช้ที่อยู่นี้อยู่ ระบบจะแสดงหน้าก่อนเสมอ จึงยังไม่พาไปที่อื่น',
    },
  },
  draft: {
    mark: { en: 'A page will use this address', th: 'จะมีหน้าใช้ที่อยู่นี้' },
    message: {
      en: 'The page “{title}” will use this address. Once it is published, nobody is redirected any more.',
      th: 'หน้า “{title}” จะใช้ที่อยู่นี้ เมื่อเผยแพร่แล้วจะไม่พาไปที่อื่นอีก',
    },
  },
  renamed: {
    mark: { en: 'No effect: a page was moved from here', th: 'ไม่มีผล เพราะมีหน้าที่เคยใช้ที่อยู่นี้' },
    message: {
      en: 'A page was moved from here, and its new address comes first.',
      th: 'มีหน้าที่เคยใช้ที่อยู่นี้ ระบบจะพาไปที่อยู่ใหม่ของหน้านั้นก่อน',
    },
  },
}

/** What is wrong with a redirect's target. */
export const targetMessages: Record<
  NonNullable<StoredRedirect['ends']>,
  { mark: { en: string; th: string }; message: { en: string; th: string } }
> = {
  nowhere: {
    mark: { en: 'Leads to no page', th: 'ปลายทางไม่มีหน้า' },
    message: {
      en: 'There is no page at this address. Visitors would be led to nothing.',
      th: 'ไม่มีหน้าใดใช้ที่อยู่นี้ ผู้เยี่ยมชมจะเปิดไม่พบ',
    },
  },
  unseen: {
    mark: { en: 'Leads to an unpublished page', th: 'ปลายทางยังไม่ได้เผยแพร่' },
    message: {
      en: 'This page is not published yet. Visitors find nothing there until it is.',
      th: 'หน้านี้ยังไม่ได้เผยแพร่ ผู้เยี่ยมชมจะยังไม่พบอะไร',
    },
  },
}

/** What people read when a post is not saved or moved. */
export const postMessages = {
  unknown: { en: 'Post not found.', th: 'ไม่พบบทความนี้' },
  stale: {
    en: 'Someone else has changed this meanwhile.',
    th: 'มีผู้อื่นแก้ไขไปแล้วระหว่างนี้',
  },
  noLonger: { en: 'This post is no longer {state}.', th: 'บทความนี้ไม่ได้อยู่ในสถานะ “{state}” แล้ว' },
  inReview: {
    en: 'This post is in review. Take it back to go on.',
    th: 'บทความนี้รอตรวจอยู่ ขอกลับมาก่อนจึงจะแก้ต่อได้',
  },
  waits: { en: 'This post waits to be published.', th: 'บทความนี้รอเผยแพร่อยู่' },
  inTrash: { en: 'This post is in the trash.', th: 'บทความนี้อยู่ในถังขยะ' },
  notInTrash: { en: 'Move the post to the trash first.', th: 'ย้ายบทความไปถังขยะก่อน' },
  past: { en: 'Choose a time in the future.', th: 'เลือกเวลาในอนาคต' },
  endsFirst: { en: 'Choose an end after the start.', th: 'เลือกเวลาสิ้นสุดหลังเวลาเริ่ม' },
  needsNote: { en: 'Say what is to be changed.', th: 'โปรดบอกสิ่งที่ต้องแก้ไข' },
  needsLocale: { en: 'Choose a language.', th: 'เลือกภาษา' },
  notLive: { en: '{language} is not published.', th: 'ยังไม่ได้เผยแพร่{language}' },
  missing: {
    title: { en: '{language} has no title yet.', th: '{language}ยังไม่มีชื่อเรื่อง' },
    body: { en: '{language} has no text yet.', th: '{language}ยังไม่มีเนื้อหา' },
  },
  ownSubmission: {
    en: 'Someone else must approve this.',
    th: 'ต้องให้ผู้อื่นเป็นผู้อนุมัติ',
  },
  noVersion: { en: 'This version no longer exists.', th: 'ไม่มีเวอร์ชันนี้แล้ว' },
  noCategory: { en: 'There is no such category.', th: 'ไม่มีหมวดหมู่นี้' },
  noAuthor: { en: 'There is no such author.', th: 'ไม่มีผู้เขียนนี้' },
  noReviewer: { en: 'There is no such reviewer.', th: 'ไม่มีผู้ตรวจนี้' },
  noTag: { en: 'There is no such tag.', th: 'ไม่มีแท็กนี้' },
  needsName: { en: 'Give it a name.', th: 'โปรดตั้งชื่อ' },
  taken: { en: 'This address belongs to “{title}”.', th: 'ที่อยู่นี้เป็นของ “{title}”' },
  pageTaken: { en: '“{slug}” is a page of this site.', th: '“{slug}” เป็นหน้าหนึ่งของเว็บไซต์นี้' },
  badSlug: { en: 'Use letters, digits and hyphens.', th: 'ใช้ตัวอักษร ตัวเลข และขีดกลาง' },
} as const

type Entry = readonly [en: string, th: string]

/** Format errors by prop name. */
export const formatMessages: Record<string, Entry> = {
  phone: [
    'A phone number uses digits, spaces and hyphens, such as 081-234-5678.',
    'เบอร์โทรศัพท์ประกอบด้วยตัวเลข เว้นวรรค และขีด เช่น 081-234-5678',
  ],
  line: [
    'A LINE ID uses Latin letters, digits, dots, hyphens or underscores, such as @sitewright.',
    'ไอดี LINE เป็นอักษรอังกฤษ ตัวเลข จุด ขีด หรือขีดล่าง เช่น @sitewright',
  ],
  length: ['Enter minutes and seconds, such as 12:40 or 1:02:30.', 'กรอกนาทีและวินาที เช่น 12:40 หรือ 1:02:30'],
  name: [
    'Use lowercase Latin letters, digits and hyphens, such as summer-sale.',
    'ใช้อักษรอังกฤษตัวเล็ก ตัวเลข และขีด เช่น summer-sale',
  ],
  id: [
    'This isn’t an ID from that website. Paste the link in the field above instead.',
    'ไม่ใช่รหัสของเว็บไซต์นั้น วางลิงก์ในช่องด้านบนแทนได้',
  ],
  hash: [
    'A private video code is 6 to 20 characters: digits and the letters a–f.',
    'รหัสวิดีโอส่วนตัวมีตัวอักษร a–f และตัวเลข 6–20 ตัว',
  ],
  section: ['Select a saved section.', 'เลือกจากส่วนที่บันทึกไว้'],
  month: ['Enter a year and month, such as 2026-11.', 'กรอกปี ค.ศ. และเดือน เช่น 2026-11'],
  user: [
    'A username uses Latin letters, digits, dots, hyphens and underscores.',
    'ชื่อผู้ใช้เป็นอักษรอังกฤษ ตัวเลข จุด ขีด และขีดล่าง',
  ],
}

/** Format errors by the kind of value, whatever its name. */
export const kindFormats: Record<
  'key' | 'reference' | 'path' | 'email' | 'url' | 'icon' | 'time' | 'date' | 'datetime' | 'image' | 'file',
  Entry
> = {
  key: [
    'Use lowercase Latin letters, digits and hyphens, starting with a letter.',
    'ใช้อักษรอังกฤษตัวเล็ก ตัวเลข และขีด ขึ้นต้นด้วยตัวอักษร',
  ],
  reference: ['Use lowercase Latin letters, digits and hyphens.', 'ใช้อักษรอังกฤษตัวเล็ก ตัวเลข และขีด'],
  path: ['A page’s address starts with one slash, such as /about.', 'ที่อยู่ของหน้าขึ้นต้นด้วย / หนึ่งตัว เช่น /about'],
  email: ['Enter a valid email, such as name@example.com.', 'อีเมลต้องเป็นแบบ name@example.com'],
  url: ['A web address starts with https://', 'ที่อยู่เว็บไซต์ขึ้นต้นด้วย https://'],
  icon: ['There is no icon with that name.', 'ไม่มีไอคอนชื่อนี้'],
  time: ['Enter a time such as 14:30.', 'กรอกเวลา เช่น 14:30'],
  date: ['Select a date.', 'เลือกวันที่ในปฏิทิน'],
  datetime: ['Select a date and time.', 'เลือกวันและเวลา'],
  image: ['Select a picture.', 'เลือกรูปภาพ'],
  file: ['Select a file.', 'เลือกไฟล์'],
}

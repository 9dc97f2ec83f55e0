import { expect, it } from 'vitest'
import { placeInFile } from './file-place'

const file = { documents: [{ key: 'page:/about' }, { key: 'section:hours' }, 'none'], uploads: [{ fileName: 'a.jpg' }] }

it.each([
  [['documents', 0, 'content', 'views'], 'document 1 (/about), “content.views”', 'รายการที่ 1 (/about), “content.views”'],
  [['documents', 1], 'document 2 (section:hours)', 'รายการที่ 2 (section:hours)'],
  [['documents', 2], 'document 3', 'รายการที่ 3'],
  [['uploads', 0, 'size'], 'picture or file 1 (a.jpg), “size”', 'รูปภาพหรือไฟล์ที่ 1 (a.jpg), “size”'],
  [['uploads'], 'the file details, “uploads”', 'ข้อมูลของไฟล์, “uploads”'],
  [['site', 'name'], 'the site settings, “name”', 'การตั้งค่าเว็บไซต์, “name”'],
  [['site', 'look', 'title'], 'the theme, “title”', 'ธีม, “title”'],
  [['theme', 'title'], 'the theme, “title”', 'ธีม, “title”'],
  [['madeAt'], 'the file details, “madeAt”', 'ข้อมูลของไฟล์, “madeAt”'],
])('describes the location of %j in a file', (path, en, th) => {
  expect([placeInFile(path, file, 'en'), placeInFile(path, file, 'th')]).toEqual([en, th])
})

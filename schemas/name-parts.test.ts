import { expect, it } from 'vitest'
import { nameParts } from './name-parts'

it.each([
  ['photo.jpg', 'photo', '.jpg'],
  ['site.tar.gz', 'site', '.tar.gz'],
  ['Site.TAR.GZ', 'Site', '.TAR.GZ'],
  ['.profile', '.profile', ''],
  ['บันทึก การประชุม.docx', 'บันทึก การประชุม', '.docx'],
  ['a. not an ending', 'a. not an ending', ''],
  ['🎂.pdf', '🎂', '.pdf'],
])('splits %s into %s and %s', (name, base, ending) => expect(nameParts(name)).toEqual({ base, ending }))

import { expect, it } from 'vitest'
import { documentPolicy } from './security-headers'

it('lets a page show, play and send files of the object store, and run none of them', () => {
  const rules = Object.fromEntries(documentPolicy({ scripts: [], styles: [], storage: 'https://s3.example.com' }).split('; ').map((rule) => [rule.split(' ')[0], rule]))
  for (const name of ['img-src', 'media-src', 'connect-src']) expect(rules[name]).toContain('https://s3.example.com')
  for (const name of ['script-src', 'style-src', 'frame-src', 'default-src']) expect(rules[name]).not.toContain('s3.example.com')
})

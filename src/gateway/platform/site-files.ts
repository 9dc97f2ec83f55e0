import * as z from 'zod/mini'
import { space } from '@schemas/site/entities/space'
import { richText } from '@schemas/layout/rich-text'
import { text } from '@schemas/layout/text'
import { themeSlots } from '@schemas/layout/theme-slots'
import type { post } from '../db/post-tables'
import type { Log } from '../log'
import { searchText } from '../pages/search-text'

const name = z.strictObject({ firstname: z.string(), lastname: z.string() })
const siteFile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: text(),
  hosts: z.array(z.string()).check(z.minLength(1)),
  theme: z.record(z.enum(themeSlots), z.string()),
  clusterId: z.optional(z.string()),
  space,
  people: z.strictObject({ user: name, manager: name, admin: name }),
})
const postFile = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  category: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  title: text(),
  excerpt: text(),
  cover: z.optional(z.string()),
  author: z.strictObject({ name: text(), portrait: z.optional(z.string()), role: z.optional(text()) }),
  tags: z._default(z.array(z.string()), []),
  publishedAt: z.iso.datetime({ offset: true }),
  body: richText(),
})

export type SiteFile = z.infer<typeof siteFile>
/** A post's row, without a site. */
export type NewPost = Omit<typeof post.$inferInsert, 'siteId' | 'id'>

/** The file of a pack with the template content of its sites. */
export const siteFileOf = (pack: string) => `/themes/${pack}/site/site.json`

/** The parsed site file. Throws when it is unreadable. */
export function readSiteFile(files: Record<string, string>, file: string): SiteFile {
  return siteFile.parse(JSON.parse(files[file] as string))
}

/** The posts beside a site's file; an unreadable one is skipped with a log line. */
export function readPosts(files: Record<string, string>, file: string, log: Log): NewPost[] {
  const folder = file.replace('site.json', 'posts/')
  return Object.keys(files)
    .filter((other) => other.startsWith(folder))
    .flatMap((other) => {
      try {
        const { publishedAt, cover, ...fields } = postFile.parse(JSON.parse(files[other] as string))
        return [
          {
            ...fields,
            cover: cover ?? null,
            publishedAt: new Date(publishedAt),
            searchText: searchText([fields.title, fields.excerpt, fields.body, fields.tags]),
          },
        ]
      } catch (error) {
        log.error({ file: other, err: error }, 'A demo post could not be read.')
        return []
      }
    })
}

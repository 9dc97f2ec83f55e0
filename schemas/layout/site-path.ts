import * as z from 'zod/mini'
import { markField } from './field-mark'
import { linkKind } from './link'
import { refuse } from './refuse'

/** A path of this site, such as where to go after signing in. */
export function sitePath() {
  const path = z.string().check(z.maxLength(500), (ctx) => {
    if (!ctx.value.startsWith('/') || linkKind(ctx.value) !== 'internal') refuse(ctx, { en: 'A path of this site begins with one slash.', th: 'ที่อยู่ในเว็บไซต์นี้ขึ้นต้นด้วย / หนึ่งตัว' })
  })
  return markField(path, { field: 'path' })
}

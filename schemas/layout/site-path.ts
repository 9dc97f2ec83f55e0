import * as z from 'zod/mini'
import { markField } from './field-mark'
import { refuse } from './refuse'
import { sameOriginPath } from './same-origin-path'

/** A path of this site, such as the target after signing in. */
export function sitePath() {
  const path = z.string().check(z.maxLength(500), (ctx) => {
    if (sameOriginPath(ctx.value) === undefined)
      refuse(ctx, { en: 'A path on this site starts with a single slash.', th: 'ที่อยู่ในเว็บไซต์นี้ขึ้นต้นด้วย / หนึ่งตัว' })
  })
  return markField(path, { field: 'path' })
}

import type { RowParent } from '@schemas/layout/flat/flat'
import type { Row } from '@schemas/layout/page'
import { themeSlots } from '@schemas/layout/theme-slots'
import type { Edit } from './edit'
import { partPath } from './part-path'

/** What stands above and below a row's content, so that neither the header nor the next row touches it. */
const ofPages: NonNullable<Row['style']> = {
  base: { padding: { out: { top: 8, bottom: 8 } } },
  mobile: { padding: { out: { top: 6, bottom: 6 } } },
}

/** The spacing that a row begins with: on a page and in a section, none inside a block, and none in the header and the like, which have their own. */
export function rowSpacing({ fields }: Pick<Edit, 'fields'>, parent: RowParent): Row['style'] {
  const isFrame = themeSlots.some((slot) => fields.path === `${partPath}${slot}`)
  return 'view' in parent && !isFrame ? structuredClone(ofPages) : undefined
}

import type { RowParent } from '@schemas/layout/flat/flat'
import type { Row } from '@schemas/layout/page'
import { documentSlots } from '@schemas/layout/theme-slots'
import type { Edit } from './edit'
import { partPath } from './part-path'

/** Space above and below a row's content, so that it touches neither the header nor the next row. */
const ofPages: NonNullable<Row['style']> = {
  base: { padding: { out: { top: 8, bottom: 8 } } },
  mobile: { padding: { out: { top: 6, bottom: 6 } } },
}

/**
 * Initial spacing of a row: on pages and in sections; none inside a block, and none in frame parts, which have their
 * own.
 */
export function rowSpacing({ fields }: Pick<Edit, 'fields'>, parent: RowParent): Row['style'] {
  const isFrame = documentSlots.some((slot) => fields.path === `${partPath}${slot}`)
  return 'view' in parent && !isFrame ? structuredClone(ofPages) : undefined
}

import type { RowParent } from '@schemas/layout/flat/flat'
import type { Row } from '@schemas/layout/page'
import { documentSlots } from '@schemas/layout/theme-slots'
import type { Edit } from './edit'
import { partPath } from './part-path'

/** Space above and below a row's content, as most ready-made sections have it. */
const ofPages: NonNullable<Row['style']> = {
  base: { padding: { out: { top: 18, bottom: 20 } } },
  tablet: { padding: { out: { top: 14, bottom: 16 } } },
  mobile: { padding: { out: { top: 11, bottom: 12 } } },
}

/**
 * Initial spacing of a row: on pages and in sections; none inside a block, and none in frame parts, which have their
 * own.
 */
export function rowSpacing({ fields }: Pick<Edit, 'fields'>, parent: RowParent): Row['style'] {
  const isFrame = documentSlots.some((slot) => fields.path === `${partPath}${slot}`)
  return 'view' in parent && !isFrame ? structuredClone(ofPages) : undefined
}

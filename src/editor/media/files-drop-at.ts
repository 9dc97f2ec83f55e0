import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import { type Drop, dropAt } from '../canvas/drop-at'
import { boxOf, nodeElement, nodesAt } from '../canvas/hit'
import type { Point } from '../ui/point'
import { Edit } from '../document/edit'
import { lockOf } from '../document/rules'
import { pictureList } from './picture-list'

/**
 * Within this distance (px) of its edges, a block that accepts pictures still lets a drop go next to it; for a low
 * block, a fifth of its height.
 */
const edge = 20

/**
 * Where pictures from outside would be placed: in the list of a block that is made of pictures, otherwise next to what
 * is there.
 */
export function filesDropAt(document: Document, page: FlatPage, view: Role, point: Point): Drop | undefined {
  const adjacent = dropAt(document, page, view, point, 'block')
  const [id] = nodesAt(document, point)
  const node = page.nodes.get(id ?? '')
  const element = id === undefined ? null : nodeElement(document, id)
  const list = node?.kind === 'block' ? pictureList(node.fields) : undefined
  if (!adjacent || !list || id === undefined || !element || list.capacity === 0 || lockOf(new Edit(page), id))
    return adjacent
  const box = boxOf(element)
  const near = Math.min(edge, (box.bottom - box.top) / 5)
  const isWithin =
    point.y > box.top + near && point.y < box.bottom - near && point.x > box.left + near && point.x < box.right - near
  return isWithin ? { target: adjacent.target, line: { ...box, isUpright: false }, into: id } : adjacent
}

import { create } from 'zustand'
import type { FieldPath } from '../document/operations/set-field'
import { select } from '../state/ui-store'
import { useInspectorTab } from './inspector-tab'
import { openSection } from './panel/section'

/** The field that is to be shown: its node, and its path from the node's own fields, `['props', 'items', 0, 'link']`. */
type FieldRequest = { id: string; path: FieldPath } | undefined

export const useRequestedField = create<{ requested: FieldRequest }>(() => ({ requested: undefined }))

/** Leads to the field in which a value is filled in: its block is chosen, the item around it is opened, and it has the focus. */
export function showField(id: string, path: FieldPath): void {
  useInspectorTab.setState({ tab: 'own' })
  openSection('content')
  openSection('look')
  select([id])
  useRequestedField.setState({ requested: ownFieldRequest(id, path) ?? { id, path } })
}

/** The form of what a page says of its own in the place of one block of a section that it links. */
export const ownFormId = (link: string, block: string): string => `${link}.${block}`
/** The fold in which it stands. */
export const ownFold = (block: string): string => `own ${block}`

/** Such a value is filled in with the fields of the block in whose place it stands. */
function ownFieldRequest(id: string, [props, own, block, ...path]: FieldPath): FieldRequest {
  if (props !== 'props' || own !== 'own' || block === undefined) return undefined
  openSection(ownFold(String(block)))
  return { id: ownFormId(id, String(block)), path }
}

/** The field has been found, or there is none. */
export function endRequest(): void {
  useRequestedField.setState({ requested: undefined })
}

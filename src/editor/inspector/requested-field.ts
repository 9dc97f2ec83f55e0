import { create } from 'zustand'
import type { FieldPath } from '../document/operations/set-field'
import { select } from '../state/ui-store'
import { useInspectorTab } from './inspector-tab'
import { openSection } from './panel/section'

/** The field to show: its node, and its path from the node's own fields, `['props', 'items', 0, 'link']`. */
type FieldRequest = { id: string; path: FieldPath } | undefined

export const useRequestedField = create<{ requested: FieldRequest }>(() => ({ requested: undefined }))

/** Shows the field of a value: selects its block, opens the item around it, and focuses the field. */
export function showField(id: string, path: FieldPath): void {
  useInspectorTab.setState({ tab: 'own' })
  openSection('content')
  openSection('look')
  select([id])
  useRequestedField.setState({ requested: ownFieldRequest(id, path) ?? { id, path } })
}

/** Id of the form for a page's own values of one block in a linked section. */
export const ownFormId = (link: string, block: string): string => `${link}.${block}`
/** The collapsible section that contains it. */
export const ownFold = (block: string): string => `own ${block}`

/** Such a value is edited with the fields of the section's block. */
function ownFieldRequest(id: string, [props, own, block, ...path]: FieldPath): FieldRequest {
  if (props !== 'props' || own !== 'own' || block === undefined) return undefined
  openSection(ownFold(String(block)))
  return { id: ownFormId(id, String(block)), path }
}

/** The field has been found, or does not exist. */
export function endRequest(): void {
  useRequestedField.setState({ requested: undefined })
}

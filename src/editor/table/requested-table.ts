import { create } from 'zustand'
import { setUi } from '../state/ui-store'
import type { Place } from './table'

/** The block whose table is edited, and the requested cell. */
export const useRequestedTable = create<{ id: string; place: Place | undefined }>(() => ({ id: '', place: undefined }))

/** Opens a block's table as a grid. */
export function requestTable(id: string, place?: Place): void {
  useRequestedTable.setState({ id, place })
  setUi({ dialog: 'table', selection: [id] })
}

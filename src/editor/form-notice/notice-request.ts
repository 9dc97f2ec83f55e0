import { create } from 'zustand'
import { setUi } from '../state/ui-store'

/** The form whose notification dialog was requested. */
export const useNoticeRequest = create<{ form: string }>(() => ({ form: '' }))

/** Opens the dialog that sets who is notified of a form's new answers. */
export function openNoticeDialog(form: string): void {
  useNoticeRequest.setState({ form })
  setUi({ dialog: 'form-notice' })
}

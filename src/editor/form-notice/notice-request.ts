import { create } from 'zustand'
import { setUi } from '../state/ui-store'

/** The form of which it was asked who gets its answers. */
export const useNoticeRequest = create<{ form: string }>(() => ({ form: '' }))

/** Opens what says who gets a form's new answers. */
export function openNoticeDialog(form: string): void {
  useNoticeRequest.setState({ form })
  setUi({ dialog: 'form-notice' })
}

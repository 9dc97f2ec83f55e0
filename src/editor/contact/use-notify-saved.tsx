import { notifications } from '@mantine/notifications'
import type { Contact } from '@schemas/site/entities/space'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { reloadFrames } from '../canvas/seen-boot'
import { useBuilder } from '../state/builder'
import { undoMessage } from '../ui/undo-message'
import { contactCalls } from './contact-calls'

const messages = {
  saved: { en: 'Contact details saved. Visitors see them now.', th: 'บันทึกข้อมูลติดต่อแล้ว ผู้เยี่ยมชมเห็นได้ทันที' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  undone: { en: 'Contact details reverted.', th: 'คืนข้อมูลติดต่อเป็นแบบเดิมแล้ว' },
}

/** Announces the save with an undo and shows it on the canvas. The dialog is closed by then. */
export function useNotifySaved(): (saved: {
  /** The details before the save. */ before: Contact
  /** Version that the save produced. */ version: string
}) => void {
  const t = useT()
  const { say: notify } = useBuilder()
  return ({ before, version }) => {
    const id = `contact ${version}`
    let isRunning = false
    const takeBack = async () => {
      if (isRunning) return
      isRunning = true
      try {
        await callGateway(contactCalls.set, { contact: before, version })
        notifications.hide(id)
        reloadFrames()
        await refreshCalls(contactCalls.read)
        notify(t(messages.undone))
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        notify(Object.values(error.fields)[0] ?? error.message, 'error')
      } finally {
        isRunning = false
      }
    }
    reloadFrames()
    notifications.show({
      id,
      color: 'dark',
      autoClose: 15_000,
      message: undoMessage(t(messages.saved), t(messages.undo), () => void takeBack()),
    })
  }
}

import type { Attachment } from '@schemas/files/entities/attachment'
import { callGateway } from '../call-gateway'
import { attachmentCalls } from './attachment-calls'

/** Types that a browser shows without a page. */
const shown = /^(?:image\/(?:avif|webp|jpeg|png|gif)|video\/|audio\/|application\/pdf$)/
export const isViewable = ({ mimetype }: Pick<Attachment, 'mimetype'>): boolean => shown.test(mimetype)

/** Opens a file in a tab of its own. The tab is opened by the press itself, because browsers refuse a later one. */
export async function openAttachment({ id }: Pick<Attachment, 'id'>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { address } = await callGateway(attachmentCalls.link, { id, for: 'preview' })
    if (tab) {
      tab.opener = null
      tab.location.replace(address)
    } else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}

/** Saves a file under its name. */
export async function saveAttachment({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<void> {
  const { address } = await callGateway(attachmentCalls.link, { id, for: 'save' })
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
}

import { useT } from '@kit/t'
import { itemOf } from '@schemas/layout/item-asset'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { closedLinks, isDeadLink, oddAddress, unseenLinks } from '../../document/problems/dead-link'
import { useKnownUpload } from '../../media/known-uploads'
import { useGone } from '../../problems/known-addresses'
import { addressesOf, useEditorContent } from '../editor-context'

const messages = {
  dead: { en: 'There is no page at this address.', th: 'ไม่พบหน้าที่ใช้ที่อยู่นี้' },
  unseen: { en: 'This page is not published yet.', th: 'หน้านี้ยังไม่ได้เผยแพร่' },
  early: { en: 'This page is not open to visitors yet.', th: 'หน้านี้ยังไม่ถึงเวลาเปิดให้ผู้เยี่ยมชม' },
  offline: { en: 'This page is offline, so visitors can’t open it.', th: 'หน้านี้ออฟไลน์อยู่ ผู้เยี่ยมชมจะเปิดไม่พบ' },
  lost: { en: 'This file is in the trash or deleted.', th: 'ไฟล์นี้อยู่ในถังขยะหรือลบไปแล้ว' },
}

/** The warning to show at a field for its address; undefined when all is well. */
export function useLinkWarning(to: string): string | undefined {
  const t = useT()
  const { pages, others } = useEditorContent()
  // The page checks request it after a pause in typing.
  const isGone = useGone((known) => known[to.split('#')[0] ?? '/'] === true)
  const file = useKnownUpload(itemOf(to) === undefined ? undefined : to)
  if (file?.isLost) return t(messages.lost)
  const odd = oddAddress(to)
  if (odd) return t(odd)
  if (isGone || isDeadLink(to, [...addressesOf(pages), ...others])) return t(messages.dead)
  const addressed = pages.map(({ path, paths, isUnseen, closed }) => ({
    path,
    own: ownPathsOf({ paths }),
    ...(isUnseen ? { isUnseen } : {}),
    ...(closed ? { closed } : {}),
  }))
  const closed = closedLinks(addressed)(to)
  if (closed) return t(messages[closed])
  return unseenLinks(addressed)(to) ? t(messages.unseen) : undefined
}

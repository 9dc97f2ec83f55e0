import { Button } from '@mantine/core'
import { type ComponentProps, useMemo } from 'react'
import { useT } from '@kit/t'
import { CompareDialog } from '../compare/compare-dialog'
import { useRevertActions } from '../compare/take-back'
import { replacePage } from '../document/operations/replace-page'
import { readDocument } from '../document/read-document'
import { useBuilder } from '../state/builder'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { Dialog } from '../ui/dialog'
import { ListNote } from '../ui/side-panel'
import { useSnapshot } from './use-snapshot'

const messages = {
  title: { en: 'Version from {at}', th: 'เวอร์ชันเมื่อ {at}' },
  released: { en: 'This page as published: {at}', th: 'หน้านี้ตามที่เผยแพร่: {at}' },
  old: { en: 'Then', th: 'ตอนนั้น' },
  now: { en: 'Current draft', th: 'ฉบับร่างตอนนี้' },
  restore: { en: 'Restore this version', th: 'กู้คืนเวอร์ชันนี้' },
  back: { en: 'Bring this page back', th: 'นำหน้านี้กลับเป็นแบบนั้น' },
  step: { en: 'Restore version from {at}', th: 'กู้คืนเวอร์ชันเมื่อ {at}' },
  unsaved: {
    en: 'Your latest changes couldn’t be saved, so nothing was restored. They are kept on this device; please try again.',
    th: 'บันทึกการแก้ไขล่าสุดไม่สำเร็จ จึงยังไม่ได้กู้คืน งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  restored: { en: 'Draft restored to the version from {at}.', th: 'ฉบับร่างกลับเป็นแบบเมื่อ {at} แล้ว' },
  broughtBack: {
    en: 'This page is back as it was: {at}. Other pages stay. Visitors get it when you publish.',
    th: 'หน้านี้กลับเป็นแบบ {at} แล้ว หน้าอื่นไม่เปลี่ยน ผู้เยี่ยมชมจะเห็นเมื่อเผยแพร่',
  },
  unreadable: { en: 'This version cannot be read.', th: 'อ่านเวอร์ชันนี้ไม่ได้' },
}

type Props = {
  /** When it was so, as text. */ name: string
  query: ComponentProps<typeof ListNote>['query'] & { data?: { content?: unknown } | undefined }
  /** It is what visitors had, not a saved draft. */ isReleased?: boolean
  onClose: () => void
}

/** An earlier state of the open document next to its draft, with a button to restore it as one undoable step. */
export function SnapshotComparison({ name: at, query, isReleased = false, onClose }: Props) {
  const t = useT()
  const { key, edit, offerUndo, say: notify } = useBuilder()
  const saving = useSavingOf()
  const { isFlushing, flush } = useFlush(saving)
  const now = useSnapshot()
  const old = useMemo(() => (query.data ? readDocument(key, query.data.content)?.page : undefined), [key, query.data])
  const takeBack = useRevertActions(old)
  const title = t(isReleased ? messages.released : messages.title, { at })
  if (!old) {
    return (
      <Dialog title={title} onClose={onClose}>
        <ListNote query={query} empty={t(messages.unreadable)} />
      </Dialog>
    )
  }
  const restore = async () => {
    // Flush first, so that the replaced state is a complete version too.
    const ended = await flush()
    if (ended === 'unsaved') notify(messages.unsaved, 'error')
    if (ended !== 'saved') return
    if (!edit(t(messages.step, { at }), (each) => replacePage(each, old))) return
    saving.replaceNext()
    offerUndo(t(isReleased ? messages.broughtBack : messages.restored, { at }))
    onClose()
  }
  return (
    <CompareDialog
      title={title}
      before={{ label: t(messages.old), page: old }}
      after={{ label: t(messages.now), page: now }}
      actions={
        <Button flex="none" loading={isFlushing} onClick={() => void restore()}>
          {t(isReleased ? messages.back : messages.restore)}
        </Button>
      }
      takeBack={takeBack}
      onClose={onClose}
    />
  )
}

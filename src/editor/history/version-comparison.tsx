import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { CompareDialog } from '../compare/compare-dialog'
import { useRevertActions } from '../compare/take-back'
import { replacePage } from '../document/operations/replace-page'
import { readDocument } from '../document/read-document'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { Dialog } from '../ui/dialog'
import { ListNote } from '../ui/side-panel'
import { useMoment } from '../ui/use-moment'
import { useSnapshot } from './use-snapshot'
import type { Version } from './versions'

const messages = {
  title: { en: 'Version from {at}', th: 'เวอร์ชันเมื่อ {at}' },
  old: { en: 'Then', th: 'ตอนนั้น' },
  now: { en: 'Current draft', th: 'ฉบับร่างตอนนี้' },
  restore: { en: 'Restore this version', th: 'กู้คืนเวอร์ชันนี้' },
  step: { en: 'Restore version from {at}', th: 'กู้คืนเวอร์ชันเมื่อ {at}' },
  unsaved: {
    en: 'Your latest changes couldn’t be saved, so nothing was restored. They are kept on this device; please try again.',
    th: 'บันทึกการแก้ไขล่าสุดไม่สำเร็จ จึงยังไม่ได้กู้คืน งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  restored: { en: 'Draft restored to the version from {at}.', th: 'ฉบับร่างกลับเป็นแบบเมื่อ {at} แล้ว' },
  unreadable: { en: 'This version cannot be read.', th: 'อ่านเวอร์ชันนี้ไม่ได้' },
}

/** A version next to the current draft, with a button to restore it as one undoable step. */
export function VersionComparison({ version: { version, at }, onClose }: { version: Version; onClose: () => void }) {
  const t = useT()
  const moment = useMoment()
  const { key, edit, offerUndo, say: notify } = useBuilder()
  const saving = useSavingOf()
  const { isFlushing, flush } = useFlush(saving)
  const now = useSnapshot()
  const query = useCall(calls.version, { key, version })
  const old = useMemo(() => (query.data ? readDocument(key, query.data.content)?.page : undefined), [key, query.data])
  const takeBack = useRevertActions(old)
  const title = t(messages.title, { at: moment(at) })
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
    if (!edit(t(messages.step, { at: moment(at) }), (each) => replacePage(each, old))) return
    saving.replaceNext()
    offerUndo(t(messages.restored, { at: moment(at) }))
    onClose()
  }
  return (
    <CompareDialog
      title={title}
      before={{ label: t(messages.old), page: old }}
      after={{ label: t(messages.now), page: now }}
      actions={
        <Button flex="none" loading={isFlushing} onClick={() => void restore()}>
          {t(messages.restore)}
        </Button>
      }
      takeBack={takeBack}
      onClose={onClose}
    />
  )
}

import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { refreshDocuments } from '../state/site-documents'
import { useSavingOf } from '../state/use-saving'
import { transferCalls } from './transfer-calls'

const messages = {
  undone: {
    en: 'Import undone. Items it created are in the trash, and items it replaced are back as they were.',
    th: 'ยกเลิกการนำเข้าแล้ว รายการที่สร้างใหม่อยู่ในถังขยะ และรายการที่แทนที่กลับเป็นเหมือนเดิม',
  },
  kept: {
    en: 'Import undone, except for {count} documents edited since then.',
    th: 'ยกเลิกการนำเข้าแล้ว ยกเว้น {count} รายการที่มีการแก้ไขหลังจากนั้น',
  },
  keptTheme: {
    en: 'Import undone, except for its theme, which was edited or published since then.',
    th: 'ยกเลิกการนำเข้าแล้ว ยกเว้นธีมซึ่งมีการแก้ไขหรือเผยแพร่หลังจากนั้น',
  },
  keptRedirects: {
    en: 'Import undone, except for {count} redirects changed or removed since then.',
    th: 'ยกเลิกการนำเข้าแล้ว ยกเว้นการเปลี่ยนเส้นทาง {count} รายการที่มีการแก้ไขหรือลบหลังจากนั้น',
  },
}

/** Undoes a whole import and reports the result; `onUndone` gets the keys of the changed documents. */
export function useUndoImport(onUndone: (keys: readonly string[]) => void) {
  const t = useT()
  const { say: notify } = useBuilder()
  const saving = useSavingOf()
  const undo = useCallMutation(transferCalls.undo, { refresh: [transferCalls.imports] })

  const takeBack = async (id: string) => {
    // Text typed since counts as a later change, which undo keeps.
    await saving.flush()
    undo.mutate(
      { id },
      {
        onSuccess: ({
          documents,
          kept: conflicts,
          keptTheme: isThemeRetained,
          keptRedirects: retainedRedirectCount,
        }) => {
          void refreshDocuments()
          notify(
            conflicts.length > 0
              ? t(messages.kept, { count: conflicts.length })
              : isThemeRetained
                ? messages.keptTheme
                : retainedRedirectCount
                  ? t(messages.keptRedirects, { count: retainedRedirectCount })
                  : messages.undone,
          )
          onUndone(documents)
        },
      },
    )
  }
  return { takeBack: (id: string) => void takeBack(id), isPending: undo.isPending, error: undo.error?.message }
}

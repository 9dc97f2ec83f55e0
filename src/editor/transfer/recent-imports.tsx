import { Alert, Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { OutputOf } from '@schemas/call'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { documentTitle } from '../pages/document-title'
import { useUi } from '../state/ui-store'
import { Mark } from '../ui/mark'
import { useMoment } from '../ui/use-moment'
import { transferCalls } from './transfer-calls'
import styles from './transfer.module.css'
import { useUndoImport } from './use-undo-import'

const messages = {
  lately: { en: 'Recent imports', th: 'นำเข้าเมื่อเร็ว ๆ นี้' },
  more: { en: '{names} and {count} more', th: '{names} และอีก {count} รายการ' },
  look: { en: 'A theme', th: 'ธีมของเว็บไซต์' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  undoOf: { en: 'Undo the import of {names}', th: 'ยกเลิกการนำเข้า {names}' },
  undone: { en: 'undone', th: 'ยกเลิกแล้ว' },
}
/** Most names shown per import; enough to recognize it. */
const shownNames = 3

type Import = OutputOf<typeof import('@schemas/editor/calls/transfer/imports').call>['imports'][number]

/** Earlier imports, with undo for a person who notices a mistake later. */
export function RecentImports({ onUndone }: { onUndone: (keys: readonly string[]) => void }) {
  const t = useT()
  const moment = useMoment()
  const locale = useUi((state) => state.locale)
  const query = useCall(transferCalls.imports, {}, { staleTime: 0 })
  const undo = useUndoImport(onUndone)
  const imports = query.data?.imports ?? []
  if (imports.length === 0) return null

  const namesOf = ({ documents, theme }: Import): string => {
    const all = [
      ...documents.map(({ key, title }) =>
        documentTitle(
          { key, title, ...(key.startsWith(pageKey('/')) ? { path: key.slice(pageKey('').length) } : {}) },
          locale,
          t,
        ),
      ),
      ...(theme === undefined ? [] : [t(messages.look)]),
    ]
    const names = all.slice(0, shownNames).join(', ')
    return all.length > shownNames ? t(messages.more, { names, count: all.length - shownNames }) : names
  }
  return (
    <section className={styles.lately} aria-labelledby="imports-lately">
      <Text component="h3" size="sm" fw={500} id="imports-lately">
        {t(messages.lately)}
      </Text>
      {undo.error && (
        <Alert color="red" role="alert">
          {undo.error}
        </Alert>
      )}
      <ul className={styles.made} aria-labelledby="imports-lately">
        {imports.map((each) => {
          const names = namesOf(each)
          return (
            <li key={each.id}>
              <span className={styles.name}>
                {names} <span className={styles.where}>{[moment(each.at), each.by].filter(Boolean).join(' · ')}</span>
              </span>
              {each.undoneAt && <Mark>{t(messages.undone)}</Mark>}
              {each.mayUndo && (
                <Button
                  variant="subtle"
                  size="compact-xs"
                  flex="none"
                  leftSection={<IconArrowBackUp size={14} />}
                  disabled={undo.isPending}
                  aria-label={t(messages.undoOf, { names })}
                  onClick={() => undo.takeBack(each.id)}
                >
                  {t(messages.undo)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

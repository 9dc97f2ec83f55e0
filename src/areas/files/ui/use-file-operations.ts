import { useMemo, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { operationTools } from './operations/operation-tools'
import { namingOperations } from './operations/naming'
import { placingOperations } from './operations/placing'
import { removingOperations } from './operations/removing'
import { savingOperations } from './operations/saving'
import type { FileClipboard } from './file-clipboard'
import { useFiles } from './use-files'

export type FileOperations = ReturnType<typeof useFileOperations>

/** All file operations, each with its messages, undo and confirmations. */
export function useFileOperations() {
  const locale = useLocale()
  const { client, show, lastAct } = useFiles()
  const [busy] = useState(() => new Set<{ words: LocalisedText }>())
  const [pasting] = useState((): { current: FileClipboard | undefined } => ({ current: undefined }))

  return useMemo(() => {
    const tools = operationTools({ client, show, lastAct, locale, busy })
    const { counted, failed, mayBegin } = tools
    return {
      counted,
      failed,
      mayBegin,
      ...savingOperations(tools),
      ...namingOperations(tools),
      ...placingOperations(tools, pasting),
      ...removingOperations(tools),
      undo: (): void => lastAct.undo(),
    }
  }, [client, show, lastAct, busy, pasting, locale])
}

import { useMemo, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/text'
import { useLocale } from '../boot'
import { actTools } from './acts/act-tools'
import { namingActs } from './acts/naming-acts'
import { placingActs } from './acts/placing-acts'
import { removingActs } from './acts/removing-acts'
import { savingActs } from './acts/saving-acts'
import type { FileClipboard } from './file-clipboard'
import { useFiles } from './use-files'

export type Acts = ReturnType<typeof useActs>

/** All that can be done with files, each with its words, its way back and its questions. */
export function useActs() {
  const locale = useLocale()
  const { client, show, lastAct } = useFiles()
  const [busy] = useState(() => new Set<{ words: LocalisedText }>())
  const [pasting] = useState((): { current: FileClipboard | undefined } => ({ current: undefined }))

  return useMemo(() => {
    const tools = actTools({ client, show, lastAct, locale, busy })
    const { counted, failed, mayBegin } = tools
    return {
      counted,
      failed,
      mayBegin,
      ...savingActs(tools),
      ...namingActs(tools),
      ...placingActs(tools, pasting),
      ...removingActs(tools),
      undo: (): void => lastAct.undo(),
    }
  }, [client, show, lastAct, busy, pasting, locale])
}

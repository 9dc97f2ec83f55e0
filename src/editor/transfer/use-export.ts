import { useState } from 'react'
import type { CallContract, InputOf } from '@schemas/call'
import { GatewayError } from '@kit/call-gateway'
import { downloadFile } from '@kit/download-file'
import { useT } from '@kit/t'
import { useSavingOf } from '../state/use-saving'

const messages = {
  unsaved: {
    en: 'The draft couldn’t be saved, so the file would contain an older version. Your work is kept on this device. Try again.',
    th: 'บันทึกฉบับร่างไม่สำเร็จ ไฟล์จะเป็นฉบับเก่ากว่า งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  failed: { en: 'The file is incomplete. Please try again.', th: 'ได้รับไฟล์ไม่ครบ กรุณาลองอีกครั้ง' },
}

/** Saves the draft and then downloads a file. `error` says why there is none. */
export function useExport(onDone: () => void) {
  const t = useT()
  const saving = useSavingOf()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  const save = async <C extends CallContract>(call: C, input: InputOf<C>) => {
    if (isPending) return
    setPending(true)
    setError(undefined)
    try {
      if (!(await saving.flush())) return setError(t(messages.unsaved))
      await downloadFile(call, input)
      onDone()
    } catch (failure) {
      // A response body that breaks off has no error from the gateway.
      setError(failure instanceof GatewayError ? failure.message : t(messages.failed))
    } finally {
      setPending(false)
    }
  }
  return { isPending, error, save }
}

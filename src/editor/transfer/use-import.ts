import { useEffect, useRef, useState } from 'react'
import type { ImportChoice, ImportPlan, ImportResult } from '@schemas/editor/entities/import-plan'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { explainProblem } from '@kit/upload/explain-problem'
import { refreshDocuments } from '../state/site-documents'
import { useSavingOf } from '../state/use-saving'
import { deleteImport, refusalOf, sendImport } from './send-import'
import { transferCalls } from './transfer-calls'

const messages = {
  unsaved: {
    en: 'The draft couldn’t be saved, so nothing was imported. Your work is kept on this device. Try again.',
    th: 'บันทึกฉบับร่างไม่สำเร็จจึงยังไม่ได้นำเข้า งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
}

/** What to import besides documents: the theme and the redirects. */
export type Extras = { theme: boolean; redirects: boolean }
/** What to do with one document, and the address for a copy of it. */
export type Choice = { choice: ImportChoice; path?: string }
export type Choices = ReadonlyMap<string, Choice>
/** An upload that could not be imported, and why. */
export type Lost = { file: string; name: string; message: string }
/** Why the requested import was refused. */
export type Refusal = {
  message: string
  /** By index of a document in the list. */ fields: Record<string, string>
  /** The reviewed plan is outdated. */ isStale: boolean
}

export type Step =
  | { at: 'choose'; error?: string }
  | { at: 'sending'; name: string; share: number }
  | { at: 'reading'; name: string }
  | { at: 'plan'; id: string; name: string; plan: ImportPlan; refused?: Refusal; lost?: Lost[] }
  | { at: 'bringing'; count: number; of: number }
  | { at: 'writing' }
  | { at: 'done'; result: ImportResult }

/** Import of a file in steps: upload, review, transfer of its uploads one by one, and then one write for everything. */
export function useImport() {
  const t = useT()
  const saving = useSavingOf()
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const abort = useRef(new AbortController())
  const sent = useRef<string>(undefined)

  // Closing the dialog discards the import: the sent file is deleted at once; otherwise it would be deleted after a
  // day.
  useEffect(() => {
    abort.current = new AbortController()
    return () => {
      abort.current.abort(new DOMException('Import closed.', 'AbortError'))
      forget(sent)
    }
  }, [])

  const explain = (error: unknown): string => {
    const { message, values } = explainProblem(error)
    return t(message, values)
  }

  const loadPlan = async (id: string, name: string) => {
    setStep({ at: 'reading', name })
    const plan = await callGateway(transferCalls.preview, { id }, abort.current.signal)
    setStep({ at: 'plan', id, name, plan })
  }

  const choose = async (file: File) => {
    const refused = refusalOf(file)
    if (refused) return setStep({ at: 'choose', error: t(refused) })
    const { signal } = abort.current
    try {
      setStep({ at: 'sending', name: file.name, share: 0 })
      // The plan compares with the saved version.
      if (!(await saving.flush())) return setStep({ at: 'choose', error: t(messages.unsaved) })
      forget(sent)
      const id = await sendImport(file, {
        signal,
        onStarted: (started) => void (sent.current = started),
        onSent: (share) => setStep({ at: 'sending', name: file.name, share }),
      })
      await loadPlan(id, file.name)
    } catch (error) {
      if (!signal.aborted) setStep({ at: 'choose', error: explain(error) })
    }
  }

  /** Compares the sent file again. */
  const reloadPlan = async (id: string, name: string) => {
    try {
      await loadPlan(id, name)
    } catch (error) {
      if (!abort.current.signal.aborted) setStep({ at: 'choose', error: explain(error) })
    }
  }

  /**
   * Runs the chosen import. Uploads that cannot be imported are reported first, and left out if `without` names them.
   */
  const run = async (
    { id, name, plan }: Extract<Step, { at: 'plan' }>,
    choices: Choices,
    extras: Extras,
    without: readonly string[] = [],
  ) => {
    const { signal } = abort.current
    const documents = plan.documents.map(({ key, base, choices: [first = 'skip'] }) => ({
      key,
      base,
      ...(choices.get(key) ?? { choice: first }),
    }))
    const isChosen = new Set(documents.filter(({ choice }) => choice !== 'skip').map(({ key }) => key))
    const needed = new Set([
      ...plan.documents.filter(({ key }) => isChosen.has(key)).flatMap(({ uploads }) => uploads),
      ...(extras.theme ? (plan.theme?.uploads ?? []) : []),
    ])
    const files = plan.uploads.filter(({ file }) => needed.has(file) && !without.includes(file))
    const lost: Lost[] = []
    try {
      if (!(await saving.flush()))
        return setStep({
          at: 'plan',
          id,
          name,
          plan,
          refused: { message: t(messages.unsaved), fields: {}, isStale: false },
        })
      for (const [count, upload] of files.entries()) {
        setStep({ at: 'bringing', count, of: files.length })
        try {
          await callGateway(transferCalls.bring, { id, file: upload.file }, signal)
        } catch (error) {
          if (!(error instanceof GatewayError) || error.status !== 422) throw error
          lost.push({ file: upload.file, name: upload.name, message: error.message })
        }
      }
      if (lost.length > 0) return setStep({ at: 'plan', id, name, plan, lost })
      setStep({ at: 'writing' })
      // From here on the import runs whether or not this window stays open.
      sent.current = undefined
      const result = await callGateway(transferCalls.run, {
        id,
        digest: plan.digest,
        documents,
        without: [...without],
        ...extras,
      })
      await refreshDocuments()
      setStep({ at: 'done', result })
    } catch (error) {
      if (signal.aborted) return
      const message = explain(error)
      const { status, fields } = error as GatewayError
      sent.current = id
      setStep({ at: 'plan', id, name, plan, refused: { message, fields: fields ?? {}, isStale: status === 409 } })
    }
  }

  return { step, choose, lookAgain: reloadPlan, run }
}

function forget(sent: { current: string | undefined }): void {
  if (sent.current !== undefined) deleteImport(sent.current)
  sent.current = undefined
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Attachment } from '@schemas/files/entities/attachment'
import { callGateway } from '../call-gateway'
import { randomId } from '../random-id'
import type { UploadProblem } from '../upload/upload-entry'
import { attachmentCalls } from './attachment-calls'

/** A file on its way. */
export type SendingFile = {
  id: string
  file: File
  sent: number
  state: 'uploading' | 'checking' | 'offline' | 'failed'
  problem?: UploadProblem
}

/**
 * Sends files for rows of a kind, each alone. `onSent` gets each one that has arrived; when it fails, the file stays
 * with its problem and can be tried again. Leaving the screen cancels what is not there yet.
 */
export function useAttachmentUploads(kind: string, onSent: (made: Attachment) => Promise<unknown> | void) {
  const [sending, setSending] = useState<readonly SendingFile[]>([])
  const runs = useRef(new Map<string, AbortController>())
  const done = useRef(onSent)
  useEffect(() => {
    done.current = onSent
  })
  useEffect(() => {
    const { current } = runs
    return () => {
      for (const run of current.values()) run.abort()
    }
  }, [])
  const change = useCallback(
    (id: string, values: Partial<SendingFile>) =>
      setSending((before) => before.map((each) => (each.id === id ? { ...each, ...values } : each))),
    [],
  )
  const drop = useCallback((id: string) => setSending((before) => before.filter((each) => each.id !== id)), [])

  const run = useCallback(
    async (id: string, file: File) => {
      const control = new AbortController()
      runs.current.set(id, control)
      try {
        // Loaded with the first file: most screens that show files send none.
        const [{ sendForPurpose }, { channelFor }] = await Promise.all([
          import('../upload/send-for-purpose'),
          import('../upload/upload-channel'),
        ])
        const channel = channelFor('attachment', (upload, signal) =>
          callGateway(attachmentCalls.finish, { id: upload, kind }, signal),
        )
        const made = await sendForPurpose(file, channel, {
          signal: control.signal,
          onState: (state) => change(id, { state: state === 'checking' || state === 'offline' ? state : 'uploading' }),
          onSent: (sent) => change(id, { sent }),
        })
        await done.current(made)
        drop(id)
      } catch (error) {
        if (control.signal.aborted) return
        const { explainProblem } = await import('../upload/explain-problem')
        change(id, { state: 'failed', problem: explainProblem(error) })
      } finally {
        runs.current.delete(id)
      }
    },
    [change, drop, kind],
  )

  return {
    sending,
    send: (files: readonly File[]) => {
      const added = files.map((file): SendingFile => ({ id: randomId(), file, sent: 0, state: 'uploading' }))
      setSending((before) => [...before, ...added])
      for (const { id, file } of added) void run(id, file)
    },
    retry: ({ id, file }: SendingFile) => {
      setSending((before) =>
        before.map((each): SendingFile => (each.id === id ? { id, file, sent: 0, state: 'uploading' } : each)),
      )
      void run(id, file)
    },
    cancel: (id: string) => {
      runs.current.get(id)?.abort()
      drop(id)
    },
  }
}

import { useState } from 'react'
import type { call } from '@schemas/forms/calls/form/notice'
import type { OutputOf } from '@schemas/call'
import { noticeFaults, noticeLimits } from '@schemas/forms/entities/notice-faults'
import { isSameJson } from '@schemas/layout/json'
import { mailAddressOf } from '@schemas/mail-address'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { noticeCalls } from './notice-calls'
import { noticeMessages as words } from './notice-messages'

type Read = OutputOf<typeof call>
type Notice = Pick<Read, 'addresses' | 'isOn'>

const noticeOf = ({ addresses, isOn }: Notice): Notice => ({ addresses, isOn })
/** Poll interval while mails of a test are pending (ms). */
const pollIntervalMs = 1500

/**
 * State of the dialogs that edit who is notified of a form's answers; the dialogs only render it. Reloaded whenever one
 * opens.
 */
export function useFormNotice(form: string) {
  const t = useT()
  const read = useCall(noticeCalls.read, { form }, { staleTime: 0 })
  const isRead = read.data !== undefined && read.isFetchedAfterMount && !read.error
  /** The saved notice, as last known here. */
  const [base, setBase] = useState<Read>()
  const [mine, setMine] = useState<Notice>()
  if (isRead && !base) setBase(read.data)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  /** The notice before the last save, and the saved version, for undo. */
  const [saved, setSaved] = useState<{ before: Notice; version: string }>()
  const [message, setMessage] = useState<string>()
  const [isLooking, setLooking] = useState(false)
  const set = useCallMutation(noticeCalls.set, { refresh: [noticeCalls.read] })
  const test = useCallMutation(noticeCalls.test)
  const [testId, setTestId] = useState<string>()
  const outcome = useCall(
    noticeCalls.outcome,
    { test: testId ?? '' },
    {
      enabled: testId !== undefined,
      refetchInterval: ({ state }) =>
        state.data?.mails.every(({ status }) => status !== 'waiting') ? false : pollIntervalMs,
    },
  )

  const notice = mine ?? (base && noticeOf(base))
  const isChanged = base !== undefined && notice !== undefined && !isSameJson(notice, noticeOf(base))
  const isFull = (notice?.addresses.length ?? 0) >= noticeLimits.addresses
  const change = (next: Notice) => {
    setMine(next)
    setSaved(undefined)
    setMessage(undefined)
    setTestId(undefined)
  }

  /** The notice with an address added, or undefined with an error at the field when it cannot be added. */
  const withAddress = (written: string): Notice | undefined => {
    if (!notice) return undefined
    const address = mailAddressOf(written)
    const wrong =
      address !== undefined && notice.addresses.includes(address)
        ? noticeFaults.twice
        : address !== undefined && isFull
          ? noticeFaults.tooMany
          : undefined
    if (address === undefined || wrong) {
      setFault(t(wrong ?? noticeFaults.address))
      return undefined
    }
    setFault(undefined)
    return { ...notice, addresses: [...notice.addresses, address] }
  }
  const add = (written: string): void => {
    // While a save is pending, the notice is not yet the one to add to.
    const next = set.isPending ? undefined : withAddress(written)
    if (!next) return
    change(next)
    if (written === typed) setTyped('')
  }

  const send = async (next: Notice, version: string): Promise<string | undefined> => {
    const before = base
    if (!before) return undefined
    try {
      const savedNotice = await set.mutateAsync({ form, notice: next, version })
      setBase({ ...before, ...savedNotice })
      setMine(undefined)
      return savedNotice.version
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return undefined
    }
  }
  /** False when the input is invalid. */
  const save = async (): Promise<boolean> => {
    if (!base || !notice || set.isPending) return true
    // An address typed but not added is saved too.
    const next = typed.trim() === '' ? notice : withAddress(typed)
    if (!next) return false
    change(next)
    setTyped('')
    const version = await send(next, base.version)
    if (version === undefined) return true
    if (version !== base.version) setSaved({ before: noticeOf(base), version })
    setMessage(t(words.saved))
    return true
  }
  const undo = async () => {
    if (!saved || set.isPending) return
    if ((await send(saved.before, saved.version)) === undefined) return
    setSaved(undefined)
    setTestId(undefined)
    setMessage(t(words.undone))
  }
  const poll = async () => {
    setLooking(true)
    const now = (await read.refetch()).data
    setLooking(false)
    if (!now || !base || !notice) return
    const added = notice.addresses.filter(
      (address) => !base.addresses.includes(address) && !now.addresses.includes(address),
    )
    const remaining = now.addresses.filter(
      (address) => notice.addresses.includes(address) || !base.addresses.includes(address),
    )
    setMine({
      addresses: [...remaining, ...added].slice(0, noticeLimits.addresses),
      isOn: notice.isOn === base.isOn ? now.isOn : notice.isOn,
    })
    setBase(now)
    setSaved(undefined)
    setMessage(t(words.merged))
    set.reset()
  }
  const sendTest = async () => {
    setTestId(undefined)
    try {
      setTestId((await test.mutateAsync({ form })).test)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
    }
  }

  const isStale = set.error?.status === 409
  const sends = base?.sends ?? true
  const mails =
    testId === undefined
      ? undefined
      : outcome.data?.mails.map(({ to, status, problem }) => ({
          to,
          status,
          said:
            status === 'sent'
              ? t(sends ? words.sent : words.kept)
              : status === 'failed'
                ? t(words.failed, { problem: problem ?? '' })
                : problem
                  ? t(words.again, { problem })
                  : t(words.waiting),
        }))
  return {
    isHere: notice !== undefined,
    query: { isPending: read.isPending || !isRead, error: read.error, refetch: read.refetch },
    notice: notice ?? { addresses: [], isOn: true },
    sends,
    /** The viewer's own address, while it is not in the list. */
    own: base && base.own !== '' && !notice?.addresses.includes(base.own) && !isFull ? base.own : undefined,
    isFull,
    typed,
    type: (written: string) => {
      setTyped(written)
      setFault(undefined)
    },
    fault,
    add,
    remove: (address: string) =>
      notice && change({ ...notice, addresses: notice.addresses.filter((each) => each !== address) }),
    setOn: (isOn: boolean) => notice && change({ ...notice, isOn }),
    /** Closing would lose input. */
    isUnsaved: isChanged || typed.trim() !== '',
    save,
    isSaving: set.isPending,
    refusal: isStale ? undefined : set.error && (Object.values(set.error.fields)[0] ?? set.error.message),
    stale: isStale ? set.error?.message : undefined,
    isLooking,
    lookAgain: poll,
    said: set.error ? undefined : message,
    canUndo: saved !== undefined && !isChanged,
    undo,
    canTest: base !== undefined && base.addresses.length > 0 && !isChanged && typed.trim() === '',
    isTesting: test.isPending,
    sendTest,
    testRefusal: test.error?.message ?? outcome.error?.message,
    mails,
  }
}

import { useEffect } from 'react'
import { useLocale, useSession } from '@kit/boot'
import { translate } from '@kit/t'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { refreshNotes } from '../notes/use-notes'
import type { Builder } from '../state/builder'
import { awayReason } from '../state/failed-save'
import { type Saving, useSaving } from '../state/saving'
import { refreshDocuments } from '../state/site-documents'
import { takeInNewer } from '../state/take-in-newer'
import { ui, useUi } from '../state/ui-store'
import { type Other, setOthers, usePresence } from '../state/presence-store'
import { watchPresence } from './watch-presence'

const messages = {
  came: { en: '{name} has this page open too.', th: '{name} เปิดหน้านี้อยู่ด้วย' },
  left: { en: '{name} has left this page.', th: '{name} ออกจากหน้านี้แล้ว' },
  youCame: { en: 'You have this page open in another tab too.', th: 'คุณเปิดหน้านี้อยู่ในแท็บอื่นด้วย' },
  youLeft: { en: 'Your other tab has left this page.', th: 'แท็บอื่นของคุณออกจากหน้านี้แล้ว' },
  taken: { en: 'Changes saved by {name} are now on the page.', th: 'การแก้ไขที่ {name} บันทึกแสดงบนหน้านี้แล้ว' },
  someone: { en: 'someone else', th: 'ผู้อื่น' },
}

/** Text being typed is not in the document yet: once it is, its save finds the newer version and asks. */
const isWriting = () => ui().writing !== null

/** Tracks other people on the document, and merges what they save. */
export function usePresenceOf(builder: Builder, saving: Saving): void {
  const locale = useLocale()
  const session = useSession()
  useEffect(() => {
    const t = (text: LocalisedText, values?: Record<string, string>) => translate(text, locale, values)
    let knownNotes: string | undefined
    let wasTrashed = builder.opened.trashedAt !== undefined
    const announceMoves = (others: readonly Other[]) => {
      const people = (list: readonly Other[]) => new Map(list.map((other) => [other.isYou ? '' : other.name, other]))
      const [now, before] = [people(others), people(usePresence.getState().others)]
      for (const [id, { name, isYou }] of now)
        if (!before.has(id)) builder.announce(isYou ? messages.youCame : t(messages.came, { name }))
      for (const [id, { name, isYou }] of before)
        if (!now.has(id)) builder.announce(isYou ? messages.youLeft : t(messages.left, { name }))
    }
    const takeIn = async () => {
      const { isTaken, by } = await takeInNewer({ builder, saving, isHeld: isWriting })
      if (isTaken) builder.announce(t(messages.taken, { name: by ?? t(messages.someone) }))
    }
    const { soon, stop } = watchPresence({
      key: builder.key,
      session,
      onNotes: () => void refreshNotes(),
      block: () => ui().selection.at(-1),
      heard: ({ others, version, notes, trashedAt }) => {
        announceMoves(others)
        setOthers(others)
        useSaving.setState({ reason: undefined })
        if (knownNotes !== undefined && notes !== knownNotes) void refreshNotes()
        knownNotes = notes
        if (version > saving.version && !isWriting()) void takeIn().catch(() => {})
        if ((trashedAt !== undefined) !== wasTrashed) {
          wasTrashed = trashedAt !== undefined
          void refreshDocuments()
        }
      },
      away: (error) => {
        setOthers([])
        useSaving.setState({ reason: awayReason(error) })
      },
      over: (error) => builder.say(error.message, 'error'),
    })
    const ends = useUi.subscribe((state, before) => state.selection.at(-1) !== before.selection.at(-1) && soon())
    return () => {
      ends()
      stop()
      setOthers([])
    }
  }, [builder, saving, locale, session])
}

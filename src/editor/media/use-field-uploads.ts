import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MediaItem, MediaKind } from '@schemas/files/entities/media-item'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { convertAll, isHeic } from '@kit/upload/convert-heic'
import { type Choice, ofItem } from './choice'
import { rememberUpload } from './known-uploads'
import { addFiles, onUploaded, resumeUploads } from './upload-queue'
import { refreshMedia } from './use-media'
import type { MultiSelect } from './use-multi-select'

const messages = { uploaded: { en: '{name} uploaded.', th: 'อัปโหลด {name} แล้ว' } }

type Options = {
  isPicture: boolean
  kinds: readonly MediaKind[]
  /** The selection that finished uploads join, where several may be chosen. */ several: MultiSelect | undefined
  /** Called otherwise with the first finished upload; `isOnly`: no other one is pending. */
  onFirst: (choice: Choice, isOnly: boolean) => void
}

/** Uploads meant for the field of an open picker: they are chosen once they are finished. */
export function useFieldUploads({ isPicture, kinds, several, onFirst }: Options) {
  const t = useT()
  const { userID } = useSession()
  const [announced, setAnnounced] = useState('')
  /** Files uploaded for this field, as long as nothing has been chosen since. */
  const meant = useRef<readonly string[]>([])
  /** Position of each finished file among those sent together: small files finish before large ones. */
  const turns = useRef<Record<string, number>>({})
  useEffect(() => {
    if (userID !== undefined) resumeUploads(userID)
  }, [userID])
  const take = useEffectEvent((item: MediaItem, sent: string) => {
    refreshMedia()
    rememberUpload(item)
    setAnnounced(t(messages.uploaded, { name: item.name }))
    if (!meant.current.includes(sent) || !kinds.includes(item.kind)) return
    if (several) {
      const turn = meant.current.indexOf(sent)
      turns.current[item.asset] = turn
      return several.add(ofItem(item), ({ asset }) => (turns.current[asset] ?? -1) > turn)
    }
    // Only the first finished upload is selected: later ones must not change a selection, and none may after the person
    // chose.
    onFirst(ofItem(item), meant.current.length === 1)
    meant.current = []
  })
  useEffect(() => onUploaded((item, sent) => take(item, sent)), [])
  const add = (files: readonly File[]) => {
    const sent = addFiles(files, { isPicture, kinds })
    meant.current = several ? [...meant.current, ...sent] : sent
  }
  return {
    /** What screen readers announce. */ announced,
    send: (files: File[]) => (isPicture && files.some(isHeic) ? void convertAll(files).then(add) : add(files)),
    /** The person has chosen: pending uploads are no longer meant for the field. */
    forget: () => void (meant.current = []),
  }
}

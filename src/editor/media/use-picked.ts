import { useState } from 'react'
import { type Choice, ofItem, type Point } from './choice'
import { rememberUpload } from './known-uploads'
import type { PickRequest } from './pick-image'
import { useItemEdit } from './use-item-edit'
import { useNamed } from './use-media'
import { useMultiSelect } from './use-multi-select'

export type Picked = ReturnType<typeof usePicked>

/** The choice in an open picker, with the changes made to it there. */
export function usePicked(request: PickRequest) {
  const before = useNamed(request.current?.asset)
  /** Undefined while the field's value is still the choice; null after the chosen item was deleted. */
  const [picked, setPicked] = useState<Choice | null>()
  const chosen = picked === undefined ? before : (picked ?? undefined)
  const multiSelect = useMultiSelect(request.limit)
  const several = request.limit > 1 ? multiSelect : undefined
  const [focuses, setFocuses] = useState<Readonly<Record<string, Point>>>({})
  const edit = useItemEdit((item) => {
    rememberUpload(item)
    setPicked((now) => ((now === undefined ? before : now)?.asset === item.asset ? ofItem(item) : now))
  })
  return {
    /** The item whose details are shown: where several may be chosen, the one pressed last. */
    chosen,
    /** The selection where several may be chosen. */
    several,
    /** What the field would get now. */
    usable: several ? several.choices : chosen && !chosen.item?.trashedAt ? [chosen] : [],
    edit,
    focusOf: (choice: Choice) => focuses[choice.asset] ?? startOf(choice, request),
    setFocus: ({ asset }: Choice, focus: Point) => setFocuses({ ...focuses, [asset]: focus }),
    /** A choice of the person. */
    choose: (choice: Choice | undefined) => {
      if (choice?.asset !== chosen?.asset) edit.clear()
      setPicked(choice ?? null)
    },
    /** A choice made for the person: a finished upload. */
    chooseUpload: (choice: Choice) => setPicked(choice),
  }
}

/** The focus point of this use, or else the picture's. */
function startOf({ asset, item }: Choice, request: PickRequest): Point {
  const own = request.kind === 'image' && request.current?.asset === asset ? request.current.focus : undefined
  return (own ?? item?.focus ?? [50, 50]) as Point
}

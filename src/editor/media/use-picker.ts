import { answerRequest } from './answer-request'
import type { Choice } from './choice'
import type { PickRequest } from './pick-image'
import { useFieldUploads } from './use-field-uploads'
import { usePicked } from './use-picked'
import { usePickerList } from './use-picker-list'
import { usePickerPanes } from './use-picker-panes'

/** Connects the parts of an open picker. Calls `onClose` once the request is resolved. */
export function usePicker(request: PickRequest, isNarrow: boolean, onClose: () => void) {
  const list = usePickerList(request)
  const picked = usePicked(request)
  const panes = usePickerPanes(picked.chosen, isNarrow)
  const { several } = picked
  const uploads = useFieldUploads({
    isPicture: request.kind === 'image',
    kinds: list.kinds,
    several,
    onFirst: (choice, isOnly) => {
      picked.chooseUpload(choice)
      // With more uploads pending, the list stays visible.
      if (isOnly) panes.setAtDetails(true)
    },
  })
  const choose = (choice: Choice | undefined) => {
    picked.choose(choice)
    // With multiple selection the list stays visible, and pending uploads still join the selection.
    if (several) return
    uploads.forget()
    panes.show(choice ? 'details' : 'list')
  }
  const finish = async (choices: readonly Choice[]) => {
    if (await answerRequest(request, choices, picked)) onClose()
  }
  return {
    list,
    picked,
    panes,
    announced: uploads.announced,
    send: (files: File[]) => {
      list.showUploads()
      uploads.send(files)
    },
    /** A press in the list; with Shift and multiple selection, `upTo` is the range up to it. */
    press: (choice: Choice, upTo: readonly Choice[]) => {
      several?.press(upTo)
      choose(choice)
    },
    choose,
    answer: (choices: readonly Choice[]) => void finish(choices),
    cancel: () => {
      request.resolve([])
      onClose()
    },
  }
}

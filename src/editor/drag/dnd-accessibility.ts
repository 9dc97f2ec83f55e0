import type { DndContext } from '@dnd-kit/core'
import type { ComponentProps } from 'react'

const nothing = () => undefined

/** What the drag library would say of a drag, in English and by names of its own: nothing. The builder says it, in the person's language. */
export const dndAccessibility: ComponentProps<typeof DndContext>['accessibility'] = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

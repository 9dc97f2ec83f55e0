import type { DndContext } from '@dnd-kit/core'
import type { ComponentProps } from 'react'

const nothing = () => undefined

/**
 * Silences the drag library's own announcements, which are in English and use its own names. The builder announces
 * drags in the person's language.
 */
export const dndAccessibility: ComponentProps<typeof DndContext>['accessibility'] = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

import { create } from 'zustand'
import { openLeft } from '../state/ui-store'

/** Whether a note is to be begun once its panel is there. */
export const useAskedNote = create(() => ({ isAsked: false }))

/** Opens the notes, with a new one to be written on what is chosen. */
export function askNote(): void {
  openLeft('notes')
  useAskedNote.setState({ isAsked: true })
}

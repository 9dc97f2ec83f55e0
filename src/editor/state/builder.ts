import { createContext, useContext } from 'react'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import type { Changes } from '../document/changes'
import type { Edit } from '../document/edit'
import type { StepKey } from '../document/history'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { AskData } from './ask-data'
import type { Opened } from './opened-document'
import type { DocumentStore } from './document-store'

/** Shared by all parts of the builder. One for the open document. */
export type Builder = {
  /** `page:/path` or `slot:header`. */
  key: string
  store: DocumentStore
  boot: Boot
  /**
   * The page context of the document: the page of the address, or the document's own address with sample parameters.
   */
  payload: Payload
  /** As the gateway had it when the builder opened it. */
  opened: Opened
  /** Loads the data of the blocks' calls. */
  ask: AskData
  /** Applies an edit as one step; a refusal is shown to the person. True on success. */
  edit: (label: LocalisedText, recipe: (edit: Edit) => void, key?: StepKey) => boolean
  /** Saves pending changes now. True when the gateway has everything in the end. */
  save: () => Promise<boolean>
  /**
   * The page now contains the theme's changes: its next save is based on the newer theme, until `step`, which applied
   * them, is undone.
   */
  takesTheme: (step: Changes | undefined) => void
  /** Announces to screen readers only, for what is visible on screen. */
  announce: (text: LocalisedText) => void
  /** Notifies that something is done, with an undo button. */
  offerUndo: (text: LocalisedText) => void
  /** Shows a short notification, which is also announced. */
  say: (text: LocalisedText, tone?: 'info' | 'error') => void
}

const Context = createContext<Builder | null>(null)
export const BuilderProvider = Context

/** Throws outside the builder. */
export function useBuilder(): Builder {
  const builder = useContext(Context)
  if (!builder) throw new Error('There is no builder here.')
  return builder
}

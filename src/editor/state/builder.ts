import { createContext, useContext } from 'react'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import type { Changes } from '../document/changes'
import type { Edit } from '../document/edit'
import type { StepKey } from '../document/history'
import type { LocalisedText } from '@schemas/layout/text'
import type { AskData } from '../canvas/canvas-data'
import type { Opened } from '../open-document'
import type { DocumentStore } from './document-store'

/** What every part of the builder works with. One for the open document. */
export type Builder = {
  /** `page:/path` or `slot:header`. */
  key: string
  store: DocumentStore
  boot: Boot
  /** Where the document is seen: the page of the address, or the document's own place with its samples. */
  payload: Payload
  /** As the gateway had it when the builder opened it. */
  opened: Opened
  /** What blocks get from the calls that they name. */
  ask: AskData
  /** An edit as one step; a refusal is said to the person. True when it was done. */
  edit: (label: LocalisedText, recipe: (edit: Edit) => void, key?: StepKey) => boolean
  /** Saves now what is not saved yet. Whether the gateway has all of it in the end. */
  save: () => Promise<boolean>
  /** The page holds what is new in the theme: with its next save it stands on that, until `step`, which brought it, is undone. */
  takesTheme: (step: Changes | undefined) => void
  /** Says by ear alone what an eye sees happen. */
  announce: (text: LocalisedText) => void
  /** Says that something is done, with a way back. */
  offerUndo: (text: LocalisedText) => void
  /** Says something for a moment, by eye and by ear. */
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

import type { Editor } from '@tiptap/core'
import { create } from 'zustand'

/** What asks for a link in a text. */
export const linkKeys = 'mod+k'

/** The text in which a link is asked for: the key may come before the tools do. */
export const useLinkAsked = create<{ editor: Editor | undefined }>(() => ({ editor: undefined }))

export const askLink = (editor: Editor | undefined): void => useLinkAsked.setState({ editor })

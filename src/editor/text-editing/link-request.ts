import type { Editor } from '@tiptap/core'
import { create } from 'zustand'

/** Shortcut for a link in a text. */
export const linkKeys = 'mod+k'

/** The text editor that requests a link: the key may be pressed before the tools are loaded. */
export const useLinkRequest = create<{ editor: Editor | undefined }>(() => ({ editor: undefined }))

export const requestLink = (editor: Editor | undefined): void => useLinkRequest.setState({ editor })

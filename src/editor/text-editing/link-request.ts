import type { Editor } from '@tiptap/core'
import { create } from 'zustand'

/** What asks for a link in a text. */
export const linkKeys = 'mod+k'

/** The text in which a link is asked for: the key may come before the tools do. */
export const useLinkRequest = create<{ editor: Editor | undefined }>(() => ({ editor: undefined }))

export const requestLink = (editor: Editor | undefined): void => useLinkRequest.setState({ editor })

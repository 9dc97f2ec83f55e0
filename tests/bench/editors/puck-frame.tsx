import { editor as puck, puckPage } from './puck-editor'
import type { Editor } from './install'

export const editor: Editor = { ...puck, frame: () => document.querySelector('iframe') }

export const prepare = (count: number) => puckPage(count, true, true)

import { create } from 'zustand'
import { readDraft, writeDraft } from '@kit/tab-draft'

type Finding = { words: string; by: string; isCaseKept: boolean }

const { words = '', by = '', isCaseKept = false } = readDraft('find') as Partial<Finding>

/** What is looked for and put in its place; in this tab it stays while the panel is closed and while other documents are opened. */
export const useFind = create<Finding>(() => ({ words, by, isCaseKept }))

useFind.subscribe((now) => writeDraft('find', now))

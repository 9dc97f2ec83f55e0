import type { Page } from '@schemas/layout/page'
import type { ListedBlock } from './list-blocks.mjs'

export function demoElementPage(blocks?: ListedBlock[]): Page
export const withoutOwnContent: string[]

import type { Page } from '@schemas/layout/page'

export const demoElementFile: string
export type ListedBlock = {
  area: string
  type: string
  version: number
  access: string
  label: { en: string; th: string }
  examples: { name: string; props: Record<string, unknown> }[]
}
export function listBlocks(): ListedBlock[]
export function demoElementPage(blocks?: ListedBlock[]): Page
export function demoElementText(page?: Page): string
export const withoutOwnContent: string

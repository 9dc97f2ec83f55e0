import type { Browser } from 'playwright'

export type PageRequest = { url: string; type: string; bytes: number; beforePaint: boolean }
export type PageLoad = { firstPaintMs: number; requests: PageRequest[] }

export function loadPage(
  browser: Browser,
  address: string,
  viewport?: { width?: number; height?: number },
): Promise<PageLoad>
export function scriptsOf(load: PageLoad): { url: string; bytes: number }[]
